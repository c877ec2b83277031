import type { PageQuery } from '@firstday/domain';
import type { QueryResultRow } from 'pg';
import { scopeOf } from '../access/record-scope.js';
import type { Context } from '../platform/context.js';
import { Database } from '../platform/database.js';
import type { Filter } from './filter.js';
import { hashed } from './hashed.js';
import { type Found, type Page, listByOutline } from './list-by-outline.js';
import { isOutlined, outlinesOf } from './outlines.js';

/**
 * A page of a table, of what the caller may see of it, newest first and ties broken by id, with the count of all that the filter leaves.
 * Where that hangs on the rows' own columns alone, it costs the same however many rows there are (docs/adr/0012-lists.md).
 */
export async function listRows<Row extends QueryResultRow>(
  ctx: Context,
  table: string,
  filter: Filter,
  query: PageQuery,
): Promise<Found<Row>> {
  const page = pageAsked(query);
  const { where: asked, values } = filter.toSql(ctx.account.id);
  const scope = scopeOf(ctx.actor, table, (value) => `$${values.push(value)}`);
  const question = filter.question(ctx.account.id);
  // A transaction sees its own writes, which nobody else may count yet.
  if (scope === undefined && ctx.db instanceof Database && isOutlined(table, question))
    return listByOutline(ctx.db, outlinesOf(ctx.db), { accountId: ctx.account.id, table, question }, page);
  return listWhole(
    ctx,
    table,
    { where: scope === undefined ? asked : `${asked} AND ${scope}`, values },
    page,
  );
}

/** Counts all rows and passes over those of earlier pages, each time. */
async function listWhole<Row extends QueryResultRow>(
  ctx: Context,
  table: string,
  { where, values }: { readonly where: string; readonly values: readonly unknown[] },
  { limit, offset }: Page,
): Promise<Found<Row>> {
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2];
  const [counted, rows] = await Promise.all([
    ctx.db.run<{ total: string }>(
      hashed('list', `SELECT count(*) AS total FROM ${table} WHERE ${where}`),
      values,
    ),
    ctx.db.run<Row>(
      hashed(
        'list',
        `SELECT whole.* FROM (SELECT id FROM ${table} WHERE ${where} ORDER BY id DESC LIMIT $${limitAt} OFFSET $${offsetAt}) page
           JOIN ${table} whole USING (id) ORDER BY whole.id DESC`,
      ),
      [...values, limit, offset],
    ),
  ]);
  return { rows, total: Number(counted[0]?.total ?? 0) };
}

function pageAsked(query: PageQuery): Page {
  const limit = query.per_page ?? 20;
  return { limit, offset: Math.min(((query.page ?? 1) - 1) * limit, Number.MAX_SAFE_INTEGER) };
}
