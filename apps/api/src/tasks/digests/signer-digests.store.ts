import { Injectable } from '@nestjs/common';
import { unprepared } from '../../background/index.js';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { userSql } from '../../identity/index.js';
import type { SignerDigestEntity } from './signer-digest.entity.js';

const add = statement(
  'digests.add',
  `INSERT INTO signer_digests (user_id, account_id, next_at, created_at)
   SELECT id, account_id, $2, $2 FROM (${userSql.select('users.id, users.account_id', '$1::text[]')}) AS users
    WHERE NOT EXISTS (SELECT FROM signer_digests WHERE signer_digests.user_id = users.id COLLATE "C")
   ON CONFLICT DO NOTHING`,
);
const claim = unprepared(
  `SELECT * FROM signer_digests WHERE next_at <= $1 ORDER BY next_at, user_id LIMIT 1 FOR UPDATE SKIP LOCKED`,
);
const postpone = statement('digests.postpone', `UPDATE signer_digests SET next_at = $2 WHERE user_id = $1`);
const save = statement(
  'digests.save',
  `UPDATE signer_digests SET next_at = $2, steps = $3::jsonb WHERE user_id = $1`,
);
const remove = statement('digests.remove', `DELETE FROM signer_digests WHERE user_id = $1`);
const find = statement('digests.find', `SELECT * FROM signer_digests WHERE account_id = $1 AND user_id = $2`);
const choose = statement(
  'digests.choose',
  `INSERT INTO signer_digests (user_id, account_id, is_wanted, time_zone, next_at, created_at)
   VALUES ($2, $1, $3, $4, $5, $6)
   ON CONFLICT (user_id) DO UPDATE SET is_wanted = excluded.is_wanted, time_zone = excluded.time_zone, next_at = excluded.next_at`,
);

type Row = Record<string, unknown> & SignerDigestEntity;

/** Who is told in the morning what waits for their signature, and when. */
@Injectable()
export class SignerDigestsStore {
  /** The users of accounts that are not known yet. */
  async add(db: Queries, accounts: readonly string[], now: Date): Promise<void> {
    await db.run(add, [accounts, now]);
  }

  /** Locks one that is due until the transaction ends; what another worker holds is skipped. */
  async claim(db: Queries, now: Date): Promise<SignerDigestEntity | undefined> {
    return (await db.run<Row>(claim, [now]))[0];
  }

  async save(
    db: Queries,
    userId: string,
    { next_at, steps }: Pick<SignerDigestEntity, 'next_at' | 'steps'>,
  ): Promise<void> {
    await db.run(save, [userId, next_at, JSON.stringify(steps)]);
  }

  async postpone(db: Queries, userId: string, to: Date): Promise<void> {
    await db.run(postpone, [userId, to]);
  }

  async remove(db: Queries, userId: string): Promise<void> {
    await db.run(remove, [userId]);
  }

  async find({ account, db }: Context, userId: string): Promise<SignerDigestEntity | undefined> {
    return (await db.run<Row>(find, [account.id, userId]))[0];
  }

  /** @param chosen what they want, and when they are looked at next */
  async choose({ account, db, now }: Context, userId: string, chosen: ChosenDigest): Promise<void> {
    const { is_wanted, time_zone, next_at } = chosen;
    await db.run(choose, [account.id, userId, is_wanted, time_zone, next_at, now]);
  }
}

type ChosenDigest = Pick<SignerDigestEntity, 'is_wanted' | 'next_at' | 'time_zone'>;
