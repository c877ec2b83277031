import type { Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { UserSessionEntity } from '../access/user-session.entity.js';
import { type Queries, statement } from '../platform/database.js';
import type { UserEntity } from '../users/user.entity.js';

/** One email may be a user of several accounts: live ones first, and newer ones before older ones. */
const withPassword = statement(
  'sessions.withPassword',
  `SELECT person.* FROM users person
     JOIN accounts account ON account.id = person.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE person.email_key = $1 AND person.password_hash IS NOT NULL
    ORDER BY account.mode, person.id DESC LIMIT 5`,
);
const find = statement(
  'sessions.findUser',
  `SELECT person.* FROM users person
     JOIN accounts account ON account.id = person.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE person.id = $1`,
);
/** The same person in the other account of the same organization. */
const sibling = statement(
  'sessions.sibling',
  `SELECT other.* FROM users person
     JOIN accounts home ON home.id = person.account_id
     JOIN accounts wanted ON wanted.organization_id = home.organization_id AND wanted.mode = $2
     JOIN users other ON other.account_id = wanted.id AND other.email_key = person.email_key
    WHERE person.id = $1`,
);
/** Oneself, and the same person in the other account of the organization. */
const samePerson = statement(
  'sessions.samePerson',
  `SELECT other.* FROM users person
     JOIN accounts home ON home.id = person.account_id
     JOIN accounts every ON every.organization_id = home.organization_id
     JOIN users other ON other.account_id = every.id AND other.email_key = person.email_key
    WHERE person.id = $1`,
);
const setPassword = statement(
  'sessions.setPassword',
  `UPDATE users SET password_hash = $2, updated_at = $3 WHERE id = ANY ($1::text[])`,
);
const endOthers = statement(
  'sessions.endOthers',
  `UPDATE user_sessions SET ended_at = $3 WHERE user_id = ANY ($1::text[]) AND id <> $2 AND ended_at IS NULL`,
);
const insert = statement(
  'sessions.insert',
  `INSERT INTO user_sessions (id, account_id, user_id, hash, created_at, expires_at, last_used_at)
   VALUES ($1, $2, $3, $4, $5, $6, $5)`,
);
const end = statement(
  'sessions.end',
  `UPDATE user_sessions SET ended_at = $2 WHERE (hash = $1 OR id = $1) AND ended_at IS NULL`,
);
const describe = statement(
  'sessions.describe',
  `SELECT session.expires_at, person.id, person.email, person.external_id, person.created_at, person.updated_at,
          account.id AS account_id, account.mode, owner.name AS organization_name,
          ARRAY(SELECT DISTINCT unnest(held.permissions) FROM user_groups held
                 WHERE held.account_id = person.account_id AND held.id = ANY (person.group_ids) ORDER BY 1) AS permissions,
          ARRAY(SELECT other.mode FROM users same JOIN accounts other ON other.id = same.account_id
                 WHERE same.email_key = person.email_key AND other.organization_id = account.organization_id
                 ORDER BY other.mode) AS modes
     FROM user_sessions session
     JOIN users person ON person.id = session.user_id
     JOIN accounts account ON account.id = person.account_id
     JOIN organizations owner ON owner.id = account.organization_id
    WHERE session.id = $1`,
);

export interface DescribedSession {
  readonly id: string;
  readonly email: string;
  readonly external_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly expires_at: Date;
  readonly account_id: string;
  readonly mode: 'live' | 'test';
  readonly organization_name: string;
  readonly permissions: Permission[];
  readonly modes: ('live' | 'test')[];
}

type Row<Entity> = Entity & Record<string, unknown>;

/** The SQL of people who sign in: until they have, there is no account to ask in. */
@Injectable()
export class SignInsStore {
  withPassword(db: Queries, email: string): Promise<UserEntity[]> {
    return db.run<Row<UserEntity>>(withPassword, [email.toLowerCase()]);
  }

  async find(db: Queries, userId: string): Promise<UserEntity | undefined> {
    return (await db.run<Row<UserEntity>>(find, [userId]))[0];
  }

  async sibling(db: Queries, userId: string, mode: string): Promise<UserEntity | undefined> {
    return (await db.run<Row<UserEntity>>(sibling, [userId, mode]))[0];
  }

  samePerson(db: Queries, userId: string): Promise<UserEntity[]> {
    return db.run<Row<UserEntity>>(samePerson, [userId]);
  }

  async setPassword(db: Queries, userIds: readonly string[], hash: string, now: Date): Promise<void> {
    await db.run(setPassword, [userIds, hash, now]);
  }

  /** Ends every session of these users but one. */
  async endOthers(db: Queries, userIds: readonly string[], sessionId: string, now: Date): Promise<void> {
    await db.run(endOthers, [userIds, sessionId, now]);
  }

  async insert(db: Queries, row: Omit<UserSessionEntity, 'ended_at' | 'last_used_at'>): Promise<void> {
    const { id, account_id, user_id, hash, created_at, expires_at } = row;
    await db.run(insert, [id, account_id, user_id, hash, created_at, expires_at]);
  }

  /** Ends a session, known by its id or its token's hash. */
  async end(db: Queries, session: string, now: Date): Promise<void> {
    await db.run(end, [session, now]);
  }

  async describe(db: Queries, sessionId: string): Promise<DescribedSession | undefined> {
    return (await db.run<Row<DescribedSession>>(describe, [sessionId]))[0];
  }
}
