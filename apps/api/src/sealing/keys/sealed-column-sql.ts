import { statement } from '../../database/index.js';
import type { SealedColumn } from './sealed-data.js';

const sample = ({ table, column, owner }: SealedColumn) =>
  statement(
    '',
    `SELECT ${owner} AS owner, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL LIMIT 1`,
  );

/** How many values each key has sealed; those whose header names no key count under the empty id. */
const count = ({ table, column }: SealedColumn) =>
  statement(
    '',
    `SELECT CASE WHEN substring(${column} FROM 1 FOR 3) = 'FDK'::bytea
                 THEN encode(substring(${column} FROM 5 FOR 4), 'hex') ELSE '' END AS id,
            count(*)::int AS count
       FROM ${table} WHERE ${column} IS NOT NULL GROUP BY 1`,
  );

/** Values whose header names no key. */
const listWithoutKeyId = ({ table, column, owner }: SealedColumn) =>
  statement(
    '',
    `SELECT ${owner} AS owner, ${column} AS sealed FROM ${table} WHERE substring(${column} FROM 1 FOR 3) <> 'FDK'::bytea LIMIT 10000`,
  );

/** The next values that are not sealed with the key whose header is `$1`. */
function listDue({ table, column, key, owner, batch }: SealedColumn, isFurther: boolean) {
  const marks = key.map((_, at) => `$${at + 2}`).join(', ');
  const further = isFurther ? `AND (${key.join(', ')}) > (${marks})` : '';
  return statement(
    '',
    `SELECT ARRAY[${key.join(', ')}]::text[] AS keys, ${owner} AS owner, ${column} AS sealed FROM ${table}
      WHERE substring(${column} FROM 1 FOR 8) <> $1 ${further} ORDER BY ${key.join(', ')} LIMIT ${batch}`,
  );
}

/**
 * A locked row is skipped and found again by the next pass. A row that changed since it was read no longer matches
 * its old bytes, and is left as it is.
 */
function replace({ table, column, key }: SealedColumn) {
  const marks = key.map((_, at) => `$${at + 3}::text[]`).join(', ');
  const same = (one: string, other: string) =>
    key.map((name) => `${one}.${name} = ${other}.${name}`).join(' AND ');
  return statement(
    '',
    `WITH given AS (SELECT * FROM unnest($1::bytea[], $2::bytea[], ${marks}) AS given(before, anew, ${key.join(', ')})),
       free AS (SELECT ${key.map((name) => `it.${name}`).join(', ')} FROM ${table} it JOIN given ON ${same('it', 'given')}
                   FOR NO KEY UPDATE OF it SKIP LOCKED)
     UPDATE ${table} it SET ${column} = given.anew FROM given JOIN free ON ${same('free', 'given')}
      WHERE ${same('it', 'given')} AND it.${column} = given.before`,
  );
}

/** The SQL of sealed columns, whichever they are. */
export const sealedColumnSql = { sample, count, listWithoutKeyId, listDue, replace };
