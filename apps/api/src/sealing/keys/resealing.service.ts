import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Database } from '../../database/index.js';
import type { Queries } from '../../context/index.js';
import { Keyring, staleAfterSeconds } from '../keyring.js';
import { FileStorage } from '../file-storage.js';
import type { ResealingProgress } from './key.entity.js';
import { KeyHistory } from './key-history.js';
import { type LockedKey, currentOf, keysStore } from './keys.store.js';
import { FileResealer } from './file-resealer.js';
import { resealBatch } from './reseal-batch.js';
import { columnName, sealedColumns } from './sealed-columns.js';

const files = 'files';
const places = [...sealedColumns.map(columnName), files];

/** After this no process seals with the previous key: each has loaded the new one, or has stopped sealing. */
export const settledAfterSeconds = staleAfterSeconds + 5;

/**
 * Reseals everything that is not sealed with the current key, one batch per transaction together with its progress,
 * so that any worker can continue where another stopped. It is done when a whole pass found nothing, and that pass
 * began after every process had stopped sealing with the previous key.
 */
@Injectable()
export class ResealingService {
  private fileResealer: { readonly pass: string; readonly files: FileResealer } | undefined;

  constructor(
    private readonly database: Database,
    private readonly keyring: Keyring,
    private readonly storage: FileStorage,
    private readonly background: BackgroundWork,
    private readonly record: KeyHistory,
  ) {}

  /** @returns whether there is more to do at once */
  async work(): Promise<boolean> {
    const current = currentOf(await keysStore.list(this.database));
    if (!current || current.resealed_at || current.id !== this.keyring.current.id) return false;
    return this.database.transaction(async (db) => {
      const key = await keysStore.lockForUpdate(current.id, settledAfterSeconds, db);
      return key ? this.step(db, key) : false;
    });
  }

  private async step(db: Queries, key: LockedKey): Promise<boolean> {
    const progress = progressOf(key);
    if (!key.is_settled && progress.pass > 1 && isAtStart(progress)) return false;
    const { resealed, after, isOver } = await this.reseal(db, key, progress);
    const sum = { in_pass: progress.in_pass + resealed, resealed: progress.resealed + resealed };
    const place = isOver ? places[places.indexOf(progress.place) + 1] : progress.place;
    if (place !== undefined) {
      await keysStore.advance(key.id, { ...progress, ...sum, place, after }, db);
      return true;
    }
    return this.endPass(db, key, { ...progress, ...sum });
  }

  private async endPass(db: Queries, key: LockedKey, progress: ResealingProgress): Promise<boolean> {
    const couldBeAnother =
      Date.parse(progress.began_at) < key.current_from.getTime() + settledAfterSeconds * 1000;
    if (progress.in_pass > 0 || couldBeAnother) {
      await keysStore.advance(key.id, newProgress(progress.pass + 1, key.now, progress.resealed), db);
      return progress.in_pass > 0;
    }
    await keysStore.finish(key.id, progress, db);
    await this.record.recordRotated(db, key.id, progress.resealed);
    return false;
  }

  private async reseal(db: Queries, key: LockedKey, { place, pass, after }: ResealingProgress) {
    if (place === files) {
      const { resealed, isOver } = await this.fileResealerOf(`${key.id}/${pass}`, key.id).next(db);
      return { resealed, isOver, after: null };
    }
    const column = sealedColumns.find((column) => columnName(column) === place);
    if (!column) return { resealed: 0, isOver: true, after: null };
    const batch = await resealBatch(db, this.keyring, { column, after });
    for (const owner of batch.unreadable)
      this.background.report('keys', new Error('a sealed value does not open'), { place, owner });
    return { ...batch, isOver: batch.after === null };
  }

  private fileResealerOf(pass: string, keyId: string): FileResealer {
    if (this.fileResealer?.pass !== pass)
      this.fileResealer = { pass, files: new FileResealer(this.storage, keyId) };
    return this.fileResealer.files;
  }
}

const newProgress = (pass: number, now: Date, resealed: number): ResealingProgress => ({
  pass,
  began_at: now.toISOString(),
  place: places[0] ?? files,
  after: null,
  in_pass: 0,
  resealed,
});

/** A pass begins with its first step, however long it was queued. */
function progressOf(key: LockedKey): ResealingProgress {
  const progress = key.progress ?? newProgress(1, key.now, 0);
  return isAtStart(progress) ? { ...progress, began_at: key.now.toISOString() } : progress;
}

const isAtStart = ({ place, after }: ResealingProgress): boolean => place === places[0] && after === null;
