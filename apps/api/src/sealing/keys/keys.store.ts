import { statement } from '../../database/index.js';
import type { Queries } from '../../context/index.js';
import type { SealingKey } from '../keyring.js';
import type { KeyEntity, ResealingProgress } from './key.entity.js';

const lock = statement('keys.lock', `SELECT pg_advisory_xact_lock(hashtext('firstday.keys'))`);
const every = statement(
  'keys.every',
  `SELECT *, current_from <= now() AS is_due FROM keys WHERE removed_at IS NULL ORDER BY created_at, id`,
);
/** One that was removed may come back. */
const add = statement(
  'keys.add',
  `INSERT INTO keys (id, fingerprint, created_at, current_from, seals_unnamed, resealed_at)
   VALUES ($1, $2, now(), now() + $3 * interval '1 second', $4, CASE WHEN $4 THEN now() END)
   ON CONFLICT (id) DO UPDATE
      SET current_from = EXCLUDED.current_from, progress = NULL, resealed_at = NULL, removed_at = NULL`,
);
/** Only one process reseals at a time; the others poll. */
const take = statement(
  'keys.take',
  `SELECT *, now() AS now, current_from <= now() - interval '1 second' * $2 AS is_settled
     FROM keys WHERE id = $1 AND resealed_at IS NULL FOR UPDATE SKIP LOCKED`,
);
const advance = statement('keys.advance', `UPDATE keys SET progress = $2 WHERE id = $1`);
const finish = statement('keys.finish', `UPDATE keys SET progress = $2, resealed_at = now() WHERE id = $1`);
const remove = statement('keys.remove', `UPDATE keys SET removed_at = now() WHERE id = $1`);

/** A key as it is now. */
export type KnownKey = KeyEntity & {
  /** Whether `current_from` has passed. */
  readonly is_due: boolean;
};

/** The key being rotated to, locked for the duration of the transaction. */
export type LockedKey = KeyEntity & {
  readonly now: Date;
  /** Whether every process seals with it by now, or has stopped sealing. */
  readonly is_settled: boolean;
};

/** The recorded keys: ids and fingerprints, never key material. */
export const keysStore = {
  /** Blocks other changes of the keys until the transaction ends. */
  lock: (db: Queries) => db.run(lock),
  /** All keys that were not removed, oldest first. */
  list: (db: Queries) => db.run<KnownKey & Record<string, unknown>>(every),
  /** A key from before keys were recorded: values without a key id may be sealed with it. */
  adopt: ({ id, fingerprint }: SealingKey, secondsAgo: number, db: Queries) =>
    db.run(add, [id, fingerprint, -secondsAgo, true]),
  /** A key that becomes current after a delay, by which time every process has loaded it. */
  announce: ({ id, fingerprint }: SealingKey, seconds: number, db: Queries) =>
    db.run(add, [id, fingerprint, seconds, false]),
  /** The key being rotated to; undefined where that is done, or another process is working on it. */
  lockForUpdate: async (id: string, settledAfter: number, db: Queries) =>
    (await db.run<LockedKey & Record<string, unknown>>(take, [id, settledAfter]))[0],
  advance: (id: string, progress: ResealingProgress, db: Queries) => db.run(advance, [id, progress]),
  finish: (id: string, progress: ResealingProgress, db: Queries) => db.run(finish, [id, progress]),
  remove: (id: string, db: Queries) => db.run(remove, [id]),
};

/** The current key: the latest one whose `current_from` has passed. */
export const currentOf = (keys: readonly KnownKey[]): KnownKey | undefined =>
  newestOf(keys.filter(({ is_due }) => is_due));

/** The newest key, current or about to be. */
export const newestOf = (keys: readonly KnownKey[]): KnownKey | undefined =>
  keys.reduce<KnownKey | undefined>(later, undefined);

const later = (one: KnownKey | undefined, other: KnownKey): KnownKey =>
  one && one.current_from > other.current_from ? one : other;
