import type { Queries } from '../../context/index.js';
import type { SealingKey } from '../keyring.js';
import type { FileStorage } from '../storage/file-storage.js';
import { sealedColumnSql } from './sealed-column-sql.js';
import type { SealedData } from './sealed-data.js';
import { canOpen } from './sealed-samples.js';

/**
 * Number of values sealed by each key, by key id; values whose header names no key are counted under the empty id.
 */
export type KeyUsage = ReadonlyMap<string, number>;

export const withoutKeyId = '';

/** An upload that has taken longer than this was abandoned: the process that wrote it is gone. */
const uploadTimeoutMilliseconds = 3_600_000;

/** Counts every sealed value in the database, and every file. */
export async function countKeyUsage(db: Queries, data: SealedData, storage: FileStorage): Promise<KeyUsage> {
  const use = new Map<string, number>();
  const add = (id: string | undefined, count: number) =>
    use.set(id ?? withoutKeyId, (use.get(id ?? withoutKeyId) ?? 0) + count);
  for (const column of data.columns) {
    const counted = await db.run<{ id: string; count: number }>(sealedColumnSql.count(column));
    for (const { id, count } of counted) add(id, count);
  }
  for await (const key of storage.keys()) add((await storage.stateOf(key))?.keyId, 1);
  for (const { keyId, writtenAt } of await storage.unfinished())
    if (Date.now() - writtenAt.getTime() < uploadTimeoutMilliseconds) add(keyId, 1);
  return use;
}

/** Whether any value without a key id opens with this key. Such a value may also open with no known key at all. */
export async function opensWithoutKeyId(db: Queries, data: SealedData, key: SealingKey): Promise<boolean> {
  for (const column of data.columns) {
    const rows = await db.run<{ owner: string; sealed: Buffer }>(sealedColumnSql.listWithoutKeyId(column));
    if (rows.some((row) => canOpen(key, { purpose: column.purpose, ...row }))) return true;
  }
  return false;
}
