'use client';
import { Icon } from '@firstday/ui';
import type { ReactNode } from 'react';
import { useComponent } from './component-context';
import { withQueryChanges, type Query } from './component-route';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** What it is sorted by, and in which direction first. */
  readonly order?: Order;
  readonly isFigure?: boolean;
  /** A column that is not chosen is on paper only. */
  readonly isOff?: boolean;
}

/** A column as it is chosen and sorted by, whatever its rows are. */
export type ColumnChoice = Pick<Column<unknown>, 'id' | 'isOff' | 'label' | 'order'>;

export interface Order {
  readonly by: string;
  readonly usually: 'asc' | 'desc';
}

export interface Sorting {
  readonly by: string;
  readonly dir: 'asc' | 'desc';
}

interface RowTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sorting?: Sorting;
  readonly actions?: (row: Row) => ReactNode;
  /** What belongs to a row and stands below it. */
  readonly below?: (row: Row) => ReactNode;
  readonly isBusy: boolean;
}

/** A line a row; on a phone a card a row. The roles stay what they are when the rows are laid out as cards. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { caption, columns, rows, keyOf, sorting, actions, isBusy } = props;
  const { say } = useComponent();
  return (
    <table className="cmp-table" role="table" aria-busy={isBusy || undefined}>
      <caption className="fd-visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sorting={sorting} />
          ))}
          {actions ? (
            <th role="columnheader" scope="col" className="cmp-actions" data-screen-only="">
              <span className="fd-visually-hidden">{say('actions')}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <BodyRow key={keyOf(row)} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | undefined;
}

function HeadCell<Row>({ column, sorting }: HeadCellProps<Row>) {
  const { place, go } = useComponent();
  const { order, label } = column;
  const dir = order && sorting?.by === order.by ? sorting.dir : undefined;
  const sort = () => order && go({ ...place, query: sorted(place.query, order, sorting) }, 'replace');
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={dir === undefined ? undefined : dir === 'asc' ? 'ascending' : 'descending'}
      data-figure={column.isFigure ? '' : undefined}
      data-off={column.isOff ? '' : undefined}
    >
      {order ? (
        <button type="button" className="cmp-sort" onClick={sort}>
          {label}
          <span className="cmp-arrow" data-dir={dir}>
            <Icon name="down" size={16} />
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** The column’s usual direction first; the other one where it is sorted by that already. */
function sorted(query: Query, { by, usually }: Order, sorting: Sorting | undefined): Query {
  const turned = sorting?.dir === 'asc' ? 'desc' : 'asc';
  return withQueryChanges(query, { order_by: by, order_dir: sorting?.by === by ? turned : usually });
}

function BodyRow<Row>({ row, columns, actions, below }: RowTableProps<Row> & { readonly row: Row }) {
  const more = below?.(row);
  return (
    <>
      <tr role="row" data-joined={more ? '' : undefined}>
        {columns.map(({ id, label, cell, isFigure, isOff }, at) => {
          const marks = { 'data-off': isOff ? '' : undefined, 'data-figure': isFigure ? '' : undefined };
          return at === 0 ? (
            <th key={id} role="rowheader" scope="row" {...marks}>
              {cell(row)}
            </th>
          ) : (
            <td key={id} role="cell" {...marks}>
              <span className="cmp-cell-label" aria-hidden="true">
                {label}
              </span>
              <span className="cmp-cell">{cell(row)}</span>
            </td>
          );
        })}
        {actions ? (
          <td role="cell" className="cmp-actions" data-screen-only="">
            <div className="cmp-row-actions">{actions(row)}</div>
          </td>
        ) : null}
      </tr>
      {more ? (
        <tr role="row" className="cmp-below" data-screen-only="">
          <td role="cell" colSpan={columns.length + (actions ? 1 : 0)}>
            {more}
          </td>
        </tr>
      ) : null}
    </>
  );
}
