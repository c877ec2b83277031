import type { NextRows, OrderQuery, PageQuery } from '@firstday/domain';
import type { QueryResultRow } from 'pg';
import { type Context, invalidInput } from '../../context/index.js';
import {
  countIndexesOf,
  Database,
  type Filter,
  type FilterSql,
  listInOrder,
  mayUseCountIndex,
  rangeSql,
  type ListOrder,
  type RowPosition,
  statement,
} from '../../database/index.js';
import { toPageWindow } from './list-rows.store.js';
import { isInScope, recordScope } from './record-scope.store.js';

/** What a list may be sorted by besides its rows' creation: columns or expressions that an index has, by their names. */
export type RowOrders = Readonly<Record<string, string>>;

interface OrderedRows<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly next: NextRows;
}

export const isInOrder = ({ sort, starting_after }: OrderQuery): boolean =>
  sort !== undefined || starting_after !== undefined;

/** Like `listRows`, in the order that was asked for and from the row on that was named. */
export async function listRowsInOrder<Row extends QueryResultRow>(
  ctx: Context,
  { table, orders }: { readonly table: string; readonly orders: RowOrders },
  filter: Filter,
  query: PageQuery & OrderQuery,
): Promise<OrderedRows<Row>> {
  if (query.starting_after !== undefined && query.page !== undefined)
    throw invalid('page', 'Expected either page or starting_after');
  const order = toListOrder(orders, query.sort);
  const after = query.starting_after ? await positionOf(ctx, table, order, query.starting_after) : undefined;
  const question = filter.compile(ctx.account.id);
  const values = [...question.values];
  const scope = recordScope(ctx.actor, table, (value) => `$${values.push(value)}`);
  const where = scope === undefined ? question.where : `${question.where} AND ${scope}`;
  const scoped = { ...question, where, values };
  const [total, page] = await Promise.all([
    scope === undefined ? countAll(ctx, table, question) : count(ctx, table, scoped),
    listInOrder<Row>(ctx.db, { table, filter: scoped, order, after }, toPageWindow(query)),
  ]);
  return { ...page, total };
}

function toListOrder(orders: RowOrders, sort = '-created_at'): ListOrder {
  const name = sort.replace(/^-/, '');
  return { column: orders[name], isDescending: sort.startsWith('-') };
}

/** Where a cursor points: it names a row, and of an order by time the time that the row had. */
async function positionOf(
  ctx: Context,
  table: string,
  { column }: ListOrder,
  cursor: string,
): Promise<RowPosition> {
  const [id = '', time] = cursor.split('.');
  const select = `SELECT ${column ?? 'id'} AS value FROM ${table} WHERE account_id = $1 AND id = $2`;
  const [row] = await ctx.db.run<{ value: unknown }>(statement('', select), [ctx.account.id, id]);
  const isKnown = row !== undefined && (await isInScope(ctx, table, id));
  if (!isKnown) throw invalid('starting_after', 'Expected the id of a row of this list, or a next_cursor');
  if (time === undefined || !(row.value instanceof Date)) return { id, value: row.value };
  const at = new Date(Number(time));
  if (/^\d{1,15}$/.test(time) && !Number.isNaN(at.getTime())) return { id, value: at };
  throw invalid('starting_after', 'Expected the next_cursor of an answer');
}

async function countAll(ctx: Context, table: string, question: FilterSql): Promise<number> {
  const { db, account } = ctx;
  if (!(db instanceof Database && db.keepsCounts && mayUseCountIndex(table, question)))
    return count(ctx, table, question);
  const request = { accountId: account.id, table, filter: question };
  return (await countIndexesOf(db).countsFor(request)).counts.total(question);
}

async function count(ctx: Context, table: string, { where, values, range }: FilterSql): Promise<number> {
  const all = [...values];
  const mark = (value: unknown) => `$${all.push(value)}`;
  const text = `SELECT count(*)::int AS total FROM ${table} WHERE ${range ? `${where} AND ${rangeSql(range, mark)}` : where}`;
  return (await ctx.db.run<{ total: number }>(statement('', text), all))[0]?.total ?? 0;
}

const invalid = (name: string, message: string) =>
  invalidInput([{ _tag: 'Refinement', path: [name], message }]);
