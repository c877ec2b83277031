import type { PageQuery } from '@firstday/domain';
import type { QueryResultRow } from 'pg';
import { recordScope } from './record-scope.store.js';
import type { Context } from '../../context/index.js';
import {
  countIndexesOf,
  Database,
  type Filter,
  findIfFew,
  listByCountIndex,
  listByCounting,
  mayUseCountIndex,
  type PageWindow,
  type RowsWithTotal,
} from '../../database/index.js';

/**
 * A page of a table, of what the caller may see of it, newest first and ties broken by id, with the count of all that the filter leaves.
 * Where that hangs on the rows' own columns alone, it costs the same however many rows there are (docs/adr/0012-lists.md).
 */
export async function listRows<Row extends QueryResultRow>(
  ctx: Context,
  table: string,
  filter: Filter,
  query: PageQuery,
): Promise<RowsWithTotal<Row>> {
  const page = toPageWindow(query);
  const question = filter.compile(ctx.account.id);
  const values = [...question.values];
  const scope = recordScope(ctx.actor, table, (value) => `$${values.push(value)}`);
  const request = { accountId: ctx.account.id, table, filter: question };
  // A transaction sees its own writes, which nobody else may count yet.
  if (scope === undefined && ctx.db instanceof Database && ctx.db.keepsCounts) {
    const indexes = countIndexesOf(ctx.db);
    if (mayUseCountIndex(table, question)) return listByCountIndex(ctx.db, indexes, request, page);
    const few = question.isLookup
      ? await findIfFew<Row>(ctx.db, request, page, indexes.limits.fewRows)
      : undefined;
    if (few) return few;
  }
  const where = scope === undefined ? question.where : `${question.where} AND ${scope}`;
  return listByCounting(ctx.db, { ...request, filter: { ...question, where, values } }, page);
}

export function toPageWindow(query: PageQuery): PageWindow {
  const limit = query.per_page ?? 20;
  return { limit, offset: Math.min(((query.page ?? 1) - 1) * limit, Number.MAX_SAFE_INTEGER) };
}
