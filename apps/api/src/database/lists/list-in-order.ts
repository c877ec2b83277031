import type { NextRows } from '@firstday/domain';
import type { QueryResultRow } from 'pg';
import type { Queries } from '../../context/index.js';
import { statement } from '../database.js';
import type { ListRequest } from './count-indexes.js';
import type { PageWindow } from './list-by-count-index.js';
import { rangeSql } from './timestamp-range.js';

/** In which order the rows of a list are, ties broken by their ids. */
export interface ListOrder {
  /** As an index has it, as SQL: a constant of the code. Without it the ids, which are in the order of creation. */
  readonly column: string | undefined;
  readonly isDescending: boolean;
}

/** After which row a page begins. */
export interface RowPosition {
  readonly id: string;
  /** Of the order's column. */
  readonly value?: unknown;
}

interface OrderedRequest extends Pick<ListRequest, 'table' | 'filter'> {
  readonly order: ListOrder;
  readonly after: RowPosition | undefined;
}

type Ordered<Row> = { readonly rows: Row[]; readonly next: NextRows };

/** A page in an order that an index has, from a row on: no row before it is passed over. Planned each time, with its values. */
export async function listInOrder<Row extends QueryResultRow>(
  db: Queries,
  { table, filter, order, after }: OrderedRequest,
  { limit, offset }: PageWindow,
): Promise<Ordered<Row>> {
  const values = [...filter.values];
  const mark = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    filter.where,
    ...(filter.range ? [rangeSql(filter.range, mark)] : []),
    ...(after ? [afterSql(order, after, mark)] : []),
  ].join(' AND ');
  const direction = order.isDescending ? 'DESC' : 'ASC';
  const by = (id: string, column: string | undefined) =>
    [...(column === undefined ? [] : [column]), id].map((key) => `${key} ${direction}`).join(', ');
  const { column } = order;
  const text = `SELECT whole.*${column === undefined ? '' : ', page.position AS row_position'}
      FROM (SELECT id${column === undefined ? '' : `, ${column} AS position`} FROM ${table}
             WHERE ${conditions} ORDER BY ${by('id', column)} LIMIT ${mark(limit + 1)} OFFSET ${mark(offset)}) page
      JOIN ${table} whole USING (id) ORDER BY ${by('whole.id', column && 'page.position')}`;
  const found = await db.run<Row & { id: string; row_position?: unknown }>(statement('', text), values);
  const rows = found.slice(0, limit);
  return { rows, next: nextRows(rows.at(-1), found.length > limit) };
}

function afterSql(
  { column, isDescending }: ListOrder,
  { id, value }: RowPosition,
  mark: (value: unknown) => string,
): string {
  const sign = isDescending ? '<' : '>';
  if (column === undefined) return `id ${sign} ${mark(id)}`;
  return `(${column}, id) ${sign} (${mark(value)}, ${mark(id)})`;
}

/**
 * A record that changes between two pages would take the place from which one reads on with it: the cursor holds the time that it had.
 * A name it does not hold, which is nothing for an address.
 */
function nextRows(
  last: { readonly id: string; readonly row_position?: unknown } | undefined,
  hasMore: boolean,
): NextRows {
  if (!last || !hasMore) return { has_more: false, next_cursor: null };
  const { id, row_position: position } = last;
  const cursor = position instanceof Date ? `${id}.${position.getTime()}` : id;
  return { has_more: true, next_cursor: cursor };
}
