import { Injectable } from '@nestjs/common';
import { Database } from '../../database/index.js';
import type { Queries } from '../../context/index.js';
import { Keyring, staleAfterSeconds } from '../keyring.js';
import type { ResealingProgress } from './key.entity.js';
import { KeyHistory } from './key-history.js';
import { type LockedKey, currentOf, keysStore } from './keys.store.js';
import { Resealer } from './resealer.js';

/** After this no process seals with the previous key: each has loaded the new one, or has stopped sealing. */
export const settledAfterSeconds = staleAfterSeconds + 5;

/**
 * Reseals everything that is not sealed with the current key, one batch per transaction together with its progress,
 * so that any worker can continue where another stopped. It is done when a whole pass found nothing, and that pass
 * began after every process had stopped sealing with the previous key.
 */
@Injectable()
export class ResealingService {
  constructor(
    private readonly database: Database,
    private readonly keyring: Keyring,
    private readonly resealer: Resealer,
    private readonly history: KeyHistory,
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
    const progress = this.progressOf(key);
    if (!key.is_settled && progress.pass > 1 && this.isAtStart(progress)) return false;
    const { resealed, after, isOver } = await this.resealer.resealNext(db, key.id, progress);
    const sum = { in_pass: progress.in_pass + resealed, resealed: progress.resealed + resealed };
    const place = isOver ? this.resealer.placeAfter(progress.place) : progress.place;
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
      await keysStore.advance(key.id, this.newProgress(progress.pass + 1, key.now, progress.resealed), db);
      return progress.in_pass > 0;
    }
    await keysStore.finish(key.id, progress, db);
    await this.history.recordRotated(db, key.id, progress.resealed);
    return false;
  }

  /** A pass begins with its first step, however long it was queued. */
  private progressOf(key: LockedKey): ResealingProgress {
    const progress = key.progress ?? this.newProgress(1, key.now, 0);
    return this.isAtStart(progress) ? { ...progress, began_at: key.now.toISOString() } : progress;
  }

  private newProgress(pass: number, now: Date, resealed: number): ResealingProgress {
    const place = this.resealer.firstPlace;
    return { pass, began_at: now.toISOString(), place, after: null, in_pass: 0, resealed };
  }

  private isAtStart({ place, after }: ResealingProgress): boolean {
    return place === this.resealer.firstPlace && after === null;
  }
}
