import type { PageQuery } from '@firstday/domain';
import type { QueryResultRow } from 'pg';
import { recordScope } from './record-scope.js';
import type { Context } from '../../context/index.js';
import {
  countIndexesOf,
  Database,
  type Filter,
  hashedStatement,
  listByCountIndex,
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
  const { where: asked, values } = filter.toSql(ctx.account.id);
  const scope = recordScope(ctx.actor, table, (value) => `$${values.push(value)}`);
  const question = filter.compile(ctx.account.id);
  // A transaction sees its own writes, which nobody else may count yet.
  if (scope === undefined && ctx.db instanceof Database && mayUseCountIndex(table, question))
    return listByCountIndex(
      ctx.db,
      countIndexesOf(ctx.db),
      { accountId: ctx.account.id, table, filter: question },
      page,
    );
  return listByCounting(
    ctx,
    table,
    { where: scope === undefined ? asked : `${asked} AND ${scope}`, values },
    page,
  );
}

/** Counts all rows and passes over those of earlier pages, each time. */
async function listByCounting<Row extends QueryResultRow>(
  ctx: Context,
  table: string,
  { where, values }: { readonly where: string; readonly values: readonly unknown[] },
  { limit, offset }: PageWindow,
): Promise<RowsWithTotal<Row>> {
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2];
  const [counted, rows] = await Promise.all([
    ctx.db.run<{ total: string }>(
      hashedStatement('list', `SELECT count(*) AS total FROM ${table} WHERE ${where}`),
      values,
    ),
    ctx.db.run<Row>(
      hashedStatement(
        'list',
        `SELECT whole.* FROM (SELECT id FROM ${table} WHERE ${where} ORDER BY id DESC LIMIT $${limitAt} OFFSET $${offsetAt}) page
           JOIN ${table} whole USING (id) ORDER BY whole.id DESC`,
      ),
      [...values, limit, offset],
    ),
  ]);
  return { rows, total: Number(counted[0]?.total ?? 0) };
}

function toPageWindow(query: PageQuery): PageWindow {
  const limit = query.per_page ?? 20;
  return { limit, offset: Math.min(((query.page ?? 1) - 1) * limit, Number.MAX_SAFE_INTEGER) };
}
