import { createHash } from 'node:crypto';
import type { PageQuery } from '@firstday/domain';
import type { QueryResultRow } from 'pg';
import { scopeOf } from '../access/record-scope.js';
import type { Context } from '../platform/context.js';
import { type Statement, statement } from '../platform/database.js';
import type { Filter } from './filter.js';

/**
 * A page of a table, of what the caller may see of it, newest first and ties broken by id, with the count of all that the filter leaves.
 * The page is found in the index alone and only its rows are read, so that a late page costs little more than the first.
 */
export async function listRows<Row extends QueryResultRow>(
  ctx: Context,
  table: string,
  filter: Filter,
  query: PageQuery,
): Promise<{ rows: Row[]; total: number }> {
  const { where: asked, values } = filter.toSql(ctx.account.id);
  const scope = scopeOf(ctx.actor, table, (value) => `$${values.push(value)}`);
  const where = scope === undefined ? asked : `${asked} AND ${scope}`;
  const perPage = query.per_page ?? 20;
  const offset = Math.min(((query.page ?? 1) - 1) * perPage, Number.MAX_SAFE_INTEGER);
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2];
  const [counted, rows] = await Promise.all([
    ctx.db.run<{ total: string }>(
      listStatement(`SELECT count(*) AS total FROM ${table} WHERE ${where}`),
      values,
    ),
    ctx.db.run<Row>(
      listStatement(
        `SELECT whole.* FROM (SELECT id FROM ${table} WHERE ${where} ORDER BY id DESC LIMIT $${limitAt} OFFSET $${offsetAt}) page
           JOIN ${table} whole USING (id) ORDER BY whole.id DESC`,
      ),
      [...values, perPage, offset],
    ),
  ]);
  return { rows, total: Number(counted[0]?.total ?? 0) };
}

/** A statement whose text depends on the filters given; named by its hash, since PostgreSQL keeps 63 bytes of a name. */
function listStatement(text: string): Statement {
  return statement(`list.${createHash('sha1').update(text).digest('base64url')}`, text);
}
