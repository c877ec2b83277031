import type { Queries } from '../../context/index.js';
import { Keyring, type SealingKey } from '../keyring.js';
import { Sealer } from '../sealer.js';
import { sealedColumnSql } from './sealed-column-sql.js';
import { columnName, type SealedData } from './sealed-data.js';

/** A sealed value of a column, to test keys against. */
export interface SealedSample {
  readonly name: string;
  readonly purpose: string;
  readonly owner: string;
  readonly sealed: Buffer;
}

/** One sealed value per column that has any. */
export async function sealedSamples(db: Queries, data: SealedData): Promise<SealedSample[]> {
  const found: SealedSample[] = [];
  for (const column of data.columns) {
    const [row] = await db.run<{ owner: string; sealed: Buffer }>(sealedColumnSql.sample(column));
    if (row) found.push({ ...row, name: columnName(column), purpose: column.purpose });
  }
  return found;
}

/** Whether this key, and no other, sealed the value. */
export function canOpen(key: SealingKey, { purpose, owner, sealed }: Omit<SealedSample, 'name'>): boolean {
  try {
    new Sealer(new Keyring([key]), purpose).open(sealed, owner);
    return true;
  } catch {
    return false;
  }
}
