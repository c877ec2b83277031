import { statement } from '../../database/index.js';
import type { Queries } from '../../context/index.js';
import type { Keyring } from '../keyring.js';
import { headerOf } from '../sealed-header.js';
import { Sealer } from '../sealer.js';
import { type SealedColumn } from './sealed-columns.js';

/** The result of one batch. */
export interface ResealedBatch {
  /** Where the next batch begins; null where there are no more rows. */
  readonly after: readonly string[] | null;
  /** Values that were due to be resealed; some may have been skipped because they were locked. */
  readonly resealed: number;
  /** Owners of rows whose value opens with no known key. */
  readonly unreadable: readonly string[];
}

interface SealedRow {
  readonly keys: string[];
  readonly owner: string;
  readonly sealed: Buffer;
}

/** Reseals the next values of a column that are not sealed with the current key. */
export async function resealBatch(
  db: Queries,
  keyring: Keyring,
  { column, after }: { readonly column: SealedColumn; readonly after: readonly string[] | null },
): Promise<ResealedBatch> {
  const found = await db.run<SealedRow & Record<string, unknown>>(
    statement('', findSql(column, after !== null)),
    [headerOf(keyring.current), ...(after ?? [])],
  );
  const sealer = new Sealer(keyring, column.purpose);
  const unreadable: string[] = [];
  const anew = found.flatMap(({ keys, owner, sealed }) => {
    try {
      return [{ keys, before: sealed, sealed: sealer.seal(sealer.open(sealed, owner), owner) }];
    } catch {
      unreadable.push(owner);
      return [];
    }
  });
  if (anew.length > 0) {
    const named = column.key.map((_, at) => anew.map(({ keys }) => keys[at]));
    const values = [anew.map(({ before }) => before), anew.map(({ sealed }) => sealed), ...named];
    await db.run(statement('', replaceSql(column)), values);
  }
  const isLast = found.length < column.batch;
  return { after: isLast ? null : (found.at(-1)?.keys ?? null), resealed: anew.length, unreadable };
}

function findSql({ table, column, key, owner, batch }: SealedColumn, isFurther: boolean): string {
  const marks = key.map((_, at) => `$${at + 2}`).join(', ');
  const further = isFurther ? `AND (${key.join(', ')}) > (${marks})` : '';
  return `SELECT ARRAY[${key.join(', ')}]::text[] AS keys, ${owner} AS owner, ${column} AS sealed FROM ${table}
           WHERE substring(${column} FROM 1 FOR 8) <> $1 ${further} ORDER BY ${key.join(', ')} LIMIT ${batch}`;
}

/**
 * A locked row is skipped and found again by the next pass. A row that changed since it was read no longer matches
 * its old bytes, and is left as it is.
 */
function replaceSql({ table, column, key }: SealedColumn): string {
  const marks = key.map((_, at) => `$${at + 3}::text[]`).join(', ');
  const same = (one: string, other: string) =>
    key.map((name) => `${one}.${name} = ${other}.${name}`).join(' AND ');
  return `WITH given AS (SELECT * FROM unnest($1::bytea[], $2::bytea[], ${marks}) AS given(before, anew, ${key.join(', ')})),
     free AS (SELECT ${key.map((name) => `it.${name}`).join(', ')} FROM ${table} it JOIN given ON ${same('it', 'given')}
                 FOR NO KEY UPDATE OF it SKIP LOCKED)
   UPDATE ${table} it SET ${column} = given.anew FROM given JOIN free ON ${same('free', 'given')}
    WHERE ${same('it', 'given')} AND it.${column} = given.before`;
}
