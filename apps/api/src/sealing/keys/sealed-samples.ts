import { statement } from '../../database/index.js';
import type { Queries } from '../../context/index.js';
import { Keyring, type SealingKey } from '../keyring.js';
import { Sealer } from '../sealer.js';
import { type SealedColumn, columnName, sealedColumns } from './sealed-columns.js';

/** A sealed value of a column, to test keys against. */
export interface SealedSample {
  readonly name: string;
  readonly purpose: string;
  readonly owner: string;
  readonly sealed: Buffer;
}

/** One sealed value per column that has any. */
export async function sealedSamples(db: Queries): Promise<SealedSample[]> {
  const found: SealedSample[] = [];
  for (const column of sealedColumns) {
    const [row] = await db.run<{ owner: string; sealed: Buffer }>(statement('', sampleSql(column)));
    if (row) found.push({ ...row, name: columnName(column), purpose: column.purpose });
  }
  return found;
}

const sampleSql = ({ table, column, owner }: SealedColumn) =>
  `SELECT ${owner} AS owner, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL LIMIT 1`;

/** Whether this key, and no other, sealed the value. */
export function canOpen(key: SealingKey, { purpose, owner, sealed }: Omit<SealedSample, 'name'>): boolean {
  try {
    new Sealer(new Keyring([key]), purpose).open(sealed, owner);
    return true;
  } catch {
    return false;
  }
}
