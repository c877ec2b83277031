import type { SessionListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { UserSessionEntity } from '../access/user-session.entity.js';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';

const columns = [
  'id',
  'account_id',
  'user_id',
  'hash',
  'created_at',
  'expires_at',
  'last_used_at',
  'ip',
  'user_agent',
  'proved_at',
  'proved_user_id',
] as const;
const insert = statement(
  'sessions.insert',
  `INSERT INTO user_sessions (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
);
const find = statement('sessions.find', `SELECT * FROM user_sessions WHERE id = $1`);
const endByHash = statement(
  'sessions.endByHash',
  `UPDATE user_sessions SET ended_at = $2 WHERE hash = $1 AND ended_at IS NULL RETURNING id, user_id, account_id`,
);
const endById = statement(
  'sessions.endById',
  `UPDATE user_sessions SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL RETURNING id`,
);
/** Condition: the session is active, as in `access`. */
const isActive = `account_id = $1 AND user_id = $2 AND ended_at IS NULL AND expires_at > $3
  AND last_used_at > $3::timestamptz - interval '12 hours'`;
const count = statement(
  'sessions.count',
  `SELECT count(*)::int AS total FROM user_sessions WHERE ${isActive}`,
);
const list = statement(
  'sessions.list',
  `SELECT * FROM user_sessions WHERE ${isActive} ORDER BY id DESC LIMIT $4 OFFSET $5`,
);
const endOwn = statement(
  'sessions.endOwn',
  `UPDATE user_sessions SET ended_at = $3 WHERE ${isActive} AND id = $4 RETURNING id`,
);
const endAll = statement(
  'sessions.endAll',
  `UPDATE user_sessions SET ended_at = $3 WHERE ${isActive} AND id IS DISTINCT FROM $4 RETURNING id`,
);
const endOthers = statement(
  'sessions.endOthers',
  `UPDATE user_sessions SET ended_at = $3 WHERE user_id = ANY ($1::text[]) AND id <> $2 AND ended_at IS NULL`,
);

type Row<Columns> = Columns & Record<string, unknown>;
type Ended = Pick<UserSessionEntity, 'account_id' | 'id' | 'user_id'>;
export type NewSession = Omit<UserSessionEntity, 'ended_at'>;

/** The SQL of people's sessions. */
@Injectable()
export class UserSessionsStore {
  async insert(db: Queries, row: NewSession): Promise<void> {
    await db.run(
      insert,
      columns.map((name) => row[name]),
    );
  }

  async find(db: Queries, id: string): Promise<UserSessionEntity | undefined> {
    return (await db.run<Row<UserSessionEntity>>(find, [id]))[0];
  }

  /** The session that a browser had, by its cookie's token. */
  async endByHash(db: Queries, hash: string, now: Date): Promise<Ended | undefined> {
    return (await db.run<Row<Ended>>(endByHash, [hash, now]))[0];
  }

  /** @returns false where it has ended already */
  async endById(db: Queries, id: string, now: Date): Promise<boolean> {
    return (await db.run<{ id: string }>(endById, [id, now])).length > 0;
  }

  async list({ account, db, now }: Context, userId: string, { page = 1, per_page = 20 }: SessionListQuery) {
    const values = [account.id, userId, now];
    const offset = Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER);
    const [counted, rows] = await Promise.all([
      db.run<{ total: number }>(count, values),
      db.run<Row<UserSessionEntity>>(list, [...values, per_page, offset]),
    ]);
    return { rows, total: counted[0]?.total ?? 0 };
  }

  /**
   * A session of this user, and of nobody else.
   * @returns false where the user has none of this id
   */
  async endOwn({ account, db, now }: Context, userId: string, id: string): Promise<boolean> {
    return (await db.run<{ id: string }>(endOwn, [account.id, userId, now, id])).length > 0;
  }

  /** @returns how many ended: all of the user's, but for the one to keep */
  async endAll({ account, db, now }: Context, userId: string, keep: string | null): Promise<number> {
    return (await db.run<{ id: string }>(endAll, [account.id, userId, now, keep])).length;
  }

  /** Ends every session of these users but one. */
  async endOthers(db: Queries, userIds: readonly string[], sessionId: string, now: Date): Promise<void> {
    await db.run(endOthers, [userIds, sessionId, now]);
  }
}
