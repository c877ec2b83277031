import type { QueryResultRow } from 'pg';
import type { Context, Statement } from '../../context/index.js';
import { type Filter, hashedStatement, rangeSql } from '../../database/index.js';
import { recordScope } from './record-scope.store.js';

/** A part of a list: so many rows after a row of it, or from its beginning. */
export interface ListPart {
  readonly after: string | undefined;
  readonly most: number;
}

/**
 * The next rows of a list, of what the caller may see of it: newest first, as `listRows` has them, and not counted. Each
 * part costs the same, however far it is from the beginning.
 */
export function listRowsAfter<Row extends QueryResultRow>(
  ctx: Context,
  table: string,
  filter: Filter,
  { after, most }: ListPart,
): Promise<Row[]> {
  const { where, values } = conditions(ctx, table, filter);
  const rest = after === undefined ? '' : ` AND id < $${values.push(after)}`;
  const text = `SELECT * FROM ${table} WHERE ${where}${rest} ORDER BY id DESC LIMIT $${values.push(most)}`;
  return ctx.db.run<Row>(named(text), values);
}

/** The names of the system attributes that any row of a list has. */
export async function listAttributeNames(ctx: Context, table: string, filter: Filter): Promise<string[]> {
  const { where, values } = conditions(ctx, table, filter);
  const text = `SELECT DISTINCT jsonb_object_keys(system_attributes) AS name FROM ${table} WHERE ${where} ORDER BY name`;
  return (await ctx.db.run<{ name: string }>(named(text), values)).map(({ name }) => name);
}

const named = (text: string): Statement => hashedStatement('list_after', text);

function conditions(ctx: Context, table: string, filter: Filter) {
  const question = filter.compile(ctx.account.id);
  const values = [...question.values];
  const mark = (value: unknown) => `$${values.push(value)}`;
  const range = question.range ? [rangeSql(question.range, mark)] : [];
  const scope = recordScope(ctx.actor, table, mark);
  return { values, where: [question.where, ...range, ...(scope === undefined ? [] : [scope])].join(' AND ') };
}
