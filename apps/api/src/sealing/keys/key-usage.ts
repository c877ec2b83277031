import { statement } from '../../database/index.js';
import type { Queries } from '../../context/index.js';
import type { SealingKey } from '../keyring.js';
import type { FileStorage } from '../file-storage.js';
import { type SealedColumn, sealedColumns } from './sealed-columns.js';
import { canOpen } from './sealed-samples.js';

/**
 * Number of values sealed by each key, by key id; values whose header names no key are counted under the empty id.
 */
export type KeyUsage = ReadonlyMap<string, number>;

export const withoutKeyId = '';

/** An upload that has taken longer than this was abandoned: the process that wrote it is gone. */
const uploadTimeoutMilliseconds = 3_600_000;

/** Counts every sealed value in the database, and every file. */
export async function countKeyUsage(db: Queries, storage: FileStorage): Promise<KeyUsage> {
  const use = new Map<string, number>();
  const add = (id: string | undefined, count: number) =>
    use.set(id ?? withoutKeyId, (use.get(id ?? withoutKeyId) ?? 0) + count);
  for (const column of sealedColumns) {
    const counted = await db.run<{ id: string; count: number }>(statement('', countSql(column)));
    for (const { id, count } of counted) add(id, count);
  }
  for await (const key of storage.keys()) add((await storage.stateOf(key))?.keyId, 1);
  for (const { keyId, writtenAt } of await storage.unfinished())
    if (Date.now() - writtenAt.getTime() < uploadTimeoutMilliseconds) add(keyId, 1);
  return use;
}

const countSql = ({ table, column }: SealedColumn) =>
  `SELECT CASE WHEN substring(${column} FROM 1 FOR 3) = 'FDK'::bytea
               THEN encode(substring(${column} FROM 5 FOR 4), 'hex') ELSE '${withoutKeyId}' END AS id,
          count(*)::int AS count
     FROM ${table} WHERE ${column} IS NOT NULL GROUP BY 1`;

/** Whether any value without a key id opens with this key. Such a value may also open with no known key at all. */
export async function opensWithoutKeyId(db: Queries, key: SealingKey): Promise<boolean> {
  for (const { table, column, owner, purpose } of sealedColumns) {
    const rows = await db.run<{ owner: string; sealed: Buffer }>(
      statement(
        '',
        `SELECT ${owner} AS owner, ${column} AS sealed FROM ${table} WHERE substring(${column} FROM 1 FOR 3) <> 'FDK'::bytea LIMIT 10000`,
      ),
    );
    if (rows.some((row) => canOpen(key, { purpose, ...row }))) return true;
  }
  return false;
}
