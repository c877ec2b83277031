import type { Queries } from '../../context/index.js';
import type { Keyring } from '../keyring.js';
import { headerOf } from '../sealed-header.js';
import { Sealer } from '../sealer.js';
import { sealedColumnSql } from './sealed-column-sql.js';
import type { SealedColumn } from './sealed-data.js';

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
    sealedColumnSql.listDue(column, after !== null),
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
    await db.run(sealedColumnSql.replace(column), values);
  }
  const isLast = found.length < column.batch;
  return { after: isLast ? null : (found.at(-1)?.keys ?? null), resealed: anew.length, unreadable };
}
