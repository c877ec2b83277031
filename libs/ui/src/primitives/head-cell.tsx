import type { ReactNode } from 'react';
import { Icon } from '../icon.js';

export interface Order {
  readonly by: string;
  /** The direction in which a column is sorted first. */
  readonly usually: 'asc' | 'desc';
}

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  /** Null where the row has nothing to say: its card leaves the line out. */
  readonly cell: (row: Row) => ReactNode;
  /** What it can be sorted by. */
  readonly order?: Order;
  /** Figures stand at the end of their column. */
  readonly isFigure?: boolean;
  /** A column that was not chosen is on paper only. */
  readonly isOff?: boolean;
}

export interface Sorted {
  readonly by: string;
  readonly dir: 'asc' | 'desc';
}

/** What a press on a column's head does, or where it leads on a page that works without scripts. */
export type Sorting = Sorted &
  ({ readonly onSort: (order: Sorted) => void } | { readonly hrefOf: (order: Sorted) => string });

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | undefined;
}

export function HeadCell<Row>({ column, sorting }: HeadCellProps<Row>) {
  const { order, label, isFigure, isOff } = column;
  const dir = order && sorting?.by === order.by ? sorting.dir : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={dir === undefined ? undefined : dir === 'asc' ? 'ascending' : 'descending'}
      data-figure={isFigure ? '' : undefined}
      data-off={isOff ? '' : undefined}
    >
      {order && sorting ? (
        <SortControl label={label} dir={dir} sorting={sorting} next={turned(order, dir)} />
      ) : (
        label
      )}
    </th>
  );
}

interface SortControlProps {
  readonly label: string;
  readonly dir: 'asc' | 'desc' | undefined;
  readonly sorting: Sorting;
  readonly next: Sorted;
}

function SortControl({ label, dir, sorting, next }: SortControlProps) {
  const content = (
    <>
      {label}
      <span className="fd-sort-arrow" data-dir={dir}>
        <Icon name="down" size={16} />
      </span>
    </>
  );
  if ('hrefOf' in sorting)
    return (
      <a className="fd-sort" href={sorting.hrefOf(next)}>
        {content}
      </a>
    );
  return (
    <button type="button" className="fd-sort" onClick={() => sorting.onSort(next)}>
      {content}
    </button>
  );
}

/** The column's usual direction first; the other one where it is sorted by that already. */
function turned({ by, usually }: Order, dir: 'asc' | 'desc' | undefined): Sorted {
  if (dir === undefined) return { by, dir: usually };
  return { by, dir: dir === 'asc' ? 'desc' : 'asc' };
}
