import type { SessionListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, IsNull, MoreThan, Not } from 'typeorm';
import { UserSessionEntity } from '../access/user-session.entity.js';
import type { Context, Queries } from '../../context/index.js';
import { creationTimes, statement } from '../../database/index.js';

const idleMilliseconds = 12 * 3_600_000;

const endByHash = statement(
  'sessions.endByHash',
  `UPDATE user_sessions SET ended_at = $2 WHERE hash = $1 AND ended_at IS NULL RETURNING id, user_id, account_id`,
);

type Ended = Pick<UserSessionEntity, 'account_id' | 'id' | 'user_id'>;
export type NewSession = Omit<UserSessionEntity, 'ended_at'>;

/** People's sessions. */
@Injectable()
export class UserSessionsStore {
  async insert(db: Queries, row: NewSession): Promise<void> {
    await db.manager.insert(UserSessionEntity, row);
  }

  async find(db: Queries, id: string): Promise<UserSessionEntity | undefined> {
    return (await db.manager.findOneBy(UserSessionEntity, { id })) ?? undefined;
  }

  /** The person of a session has just proved to be a user: the session's, or their own in the live account. */
  async setProof({ db, now }: Context, id: string, userId: string): Promise<void> {
    await db.manager.update(UserSessionEntity, { id }, { proved_at: now, proved_user_id: userId });
  }

  /** The session that a browser had, by its cookie's token. */
  async endByHash(db: Queries, hash: string, now: Date): Promise<Ended | undefined> {
    return (await db.run<Ended & Record<string, unknown>>(endByHash, [hash, now]))[0];
  }

  /** @returns false where it has ended already */
  async endById(db: Queries, id: string, now: Date): Promise<boolean> {
    return (await end(db, { id, ended_at: IsNull() }, now)) > 0;
  }

  async list(ctx: Context, userId: string, query: SessionListQuery) {
    const { page = 1, per_page = 20 } = query;
    const [rows, total] = await ctx.db.manager.findAndCount(UserSessionEntity, {
      where: { ...activeOf(ctx, userId), ...creationTimes(query) },
      order: { id: 'DESC' },
      take: per_page,
      skip: Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER),
    });
    return { rows, total };
  }

  /**
   * A session of this user, and of nobody else.
   * @returns false where the user has none of this id
   */
  async endOwn(ctx: Context, userId: string, id: string): Promise<boolean> {
    return (await end(ctx.db, { ...activeOf(ctx, userId), id }, ctx.now)) > 0;
  }

  /** @returns how many ended: all of the user's, but for the one to keep */
  endAll(ctx: Context, userId: string, keep: string | null): Promise<number> {
    const others = keep === null ? {} : { id: Not(keep) };
    return end(ctx.db, { ...activeOf(ctx, userId), ...others }, ctx.now);
  }

  /** Ends every session of these users but one. */
  async endOthers(db: Queries, userIds: readonly string[], sessionId: string, now: Date): Promise<void> {
    await end(db, { user_id: In(userIds), id: Not(sessionId), ended_at: IsNull() }, now);
  }
}

/** Sessions that are active, as in `access`. */
const activeOf = ({ account, now }: Context, userId: string): FindOptionsWhere<UserSessionEntity> => ({
  account_id: account.id,
  user_id: userId,
  ended_at: IsNull(),
  expires_at: MoreThan(now),
  last_used_at: MoreThan(new Date(now.getTime() - idleMilliseconds)),
});

/** @returns how many ended */
async function end(db: Queries, which: FindOptionsWhere<UserSessionEntity>, now: Date): Promise<number> {
  return (await db.manager.update(UserSessionEntity, which, { ended_at: now })).affected ?? 0;
}
