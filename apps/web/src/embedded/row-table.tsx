'use client';
import { type Column, type Order, type Sorted, Table } from '@firstday/ui';
import type { ReactNode } from 'react';
import { useComponent } from './component-context';
import { withQueryChanges } from './component-route';

export type { Column, Order };

/** A column as it is chosen and sorted by, whatever its rows are. */
export type ColumnChoice = Pick<Column<unknown>, 'id' | 'isOff' | 'label' | 'order'>;

interface RowTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sorting?: Sorted;
  readonly actions: (row: Row) => ReactNode;
  /** What belongs to a row and stands below it. */
  readonly below?: (row: Row) => ReactNode;
  readonly isBusy: boolean;
}

/** A table whose order stands in the address. */
export function RowTable<Row>({ sorting, actions, ...table }: RowTableProps<Row>) {
  const { say, place, go } = useComponent();
  const onSort = ({ by, dir }: Sorted) =>
    go({ ...place, query: withQueryChanges(place.query, { order_by: by, order_dir: dir }) }, 'replace');
  return (
    <Table
      {...table}
      sorting={sorting && { ...sorting, onSort }}
      actions={{ label: say('actions'), of: actions }}
    />
  );
}
