import type { Queries } from '../../context/index.js';
import type { Keyring } from '../keyring.js';
import { resealBatch } from './reseal-batch.js';
import type { SealedData } from './sealed-data.js';

/** Reseals what only the owner of the database writes with the current key. It is a few rows: processes read them when they start. */
export async function resealOwnersData(db: Queries, keyring: Keyring, data: SealedData): Promise<void> {
  for (const column of data.columns.filter(({ isOwners }) => isOwners)) {
    let after: readonly string[] | null = null;
    do after = (await resealBatch(db, keyring, { column, after })).after;
    while (after !== null);
  }
}
