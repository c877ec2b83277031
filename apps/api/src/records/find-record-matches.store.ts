import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { recordScope } from '../identity/index.js';

/** The account's own reference of a record; one that several share is still among the system attributes. */
const reference = `coalesce(external_id, system_attributes ->> 'external_id')`;

/** What a record can be known by, as SQL over its columns. */
const keys = {
  id: 'id',
  external_id: reference,
  email: 'email',
  ein: `replace(ein, '-', '')`,
  name: 'name',
  name_and_street: `concat_ws('|', name, address ->> 'street')`,
  person_and_address: `concat_ws('|', first_name, last_name, address ->> 'street', address ->> 'zip')`,
} as const;
export type MatchKey = keyof typeof keys;

/** A record that has a value that was asked for. */
export interface RecordMatch {
  /** As it was asked for. */
  readonly value: string;
  readonly id: string;
  /** Whether the record has a reference of the account's own. */
  readonly has_external_id: boolean;
}

/**
 * The records that the caller may see and that have one of these values, whatever the case of its letters: one
 * statement for any number of values.
 *
 * @param table of records: a constant of the code
 */
export function findRecordMatches(
  ctx: Context,
  table: string,
  by: MatchKey,
  asked: readonly string[],
): Promise<RecordMatch[]> {
  if (asked.length === 0) return Promise.resolve([]);
  const values: unknown[] = [ctx.account.id, asked];
  const scope = recordScope(ctx.actor, table, (value) => `$${values.push(value)}`) ?? 'TRUE';
  const text = `SELECT given.value, ${table}.id, ${reference} IS NOT NULL AS has_external_id
      FROM unnest($2::text[]) AS given (value)
      JOIN ${table} ON ${by === 'external_id' ? `${keys[by]} = given.value` : `lower(${keys[by]}) = lower(given.value)`}
     WHERE ${table}.account_id = $1 AND ${table}.deleted_at IS NULL AND ${scope}
     ORDER BY ${table}.id`;
  return ctx.db.run<RecordMatch & Record<string, unknown>>(statement('', text), values);
}
