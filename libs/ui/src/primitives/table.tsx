import type { ReactNode } from 'react';
import { type Column, HeadCell, type Sorting } from './head-cell.js';

export interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sorting?: Sorting | undefined;
  /** Buttons at the end of a row. */
  readonly actions?: { readonly label: string; readonly of: (row: Row) => ReactNode } | undefined;
  /** What belongs to a row and stands below it. */
  readonly below?: ((row: Row) => ReactNode) | undefined;
  /** Other rows are on their way. */
  readonly isBusy?: boolean;
}

/**
 * A line a row; where there is no room for the columns, a card a row. The roles are said again, because browsers drop
 * those of a table whose rows are laid out as cards.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, sorting, actions, isBusy } = props;
  return (
    <div className="fd-table-room">
      <table className="fd-table" role="table" aria-busy={isBusy || undefined}>
        <caption className="fd-visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sorting={sorting} />
            ))}
            {actions ? (
              <th role="columnheader" scope="col" className="fd-table-actions" data-screen-only="">
                <span className="fd-visually-hidden">{actions.label}</span>
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
    </div>
  );
}

function BodyRow<Row>({ row, ...props }: TableProps<Row> & { readonly row: Row }) {
  const { columns, actions, below } = props;
  const more = below?.(row);
  return (
    <>
      <tr role="row" data-joined={more ? '' : undefined}>
        {columns.map((column, at) => (
          <BodyCell key={column.id} column={column} row={row} isHead={at === 0} />
        ))}
        {actions ? (
          <td role="cell" className="fd-table-actions" data-screen-only="">
            <div className="fd-table-buttons">{actions.of(row)}</div>
          </td>
        ) : null}
      </tr>
      {more ? (
        <tr role="row" className="fd-table-below" data-screen-only="">
          <td role="cell" colSpan={columns.length + (actions ? 1 : 0)}>
            {more}
          </td>
        </tr>
      ) : null}
    </>
  );
}

interface BodyCellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isHead: boolean;
}

function BodyCell<Row>({ column: { label, cell, isFigure, isOff }, row, isHead }: BodyCellProps<Row>) {
  const marks = { 'data-off': isOff ? '' : undefined, 'data-figure': isFigure ? '' : undefined };
  const content = cell(row);
  if (isHead)
    return (
      <th role="rowheader" scope="row" {...marks}>
        {content}
      </th>
    );
  return (
    <td role="cell" data-empty={content === null ? '' : undefined} {...marks}>
      <span className="fd-table-label" aria-hidden="true">
        {label}
      </span>
      <span className="fd-table-cell">{content}</span>
    </td>
  );
}
