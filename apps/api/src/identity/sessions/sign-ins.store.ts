import type { Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { statement } from '../../database/index.js';
import type { Queries } from '../../context/index.js';
import { mostLegacyHashes } from '../users/passwords.service.js';
import { UserEntity } from '../users/user.entity.js';

const open = `JOIN accounts account ON account.id = person.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL`;
/**
 * An email may have users in several accounts, some with the same password: live ones first, then newer before
 * older. Without the password nobody can create a user that this finds.
 */
const withPassword = statement(
  'sessions.withPassword',
  `SELECT person.* FROM users person ${open}
    WHERE person.email_key = $1 AND person.password_hash = $2 ORDER BY account.mode, person.id DESC LIMIT 1`,
);
/** Closed set: oldest first, so that later users cannot push others out. */
const withLegacyPassword = statement(
  'sessions.withLegacyPassword',
  `SELECT id, account_id, legacy_password_hash FROM legacy_passwords_of($1, ${mostLegacyHashes})`,
);
const withEmail = statement('sessions.withEmail', 'SELECT id, account_id FROM users_of_email($1, $2)');
const find = statement('sessions.findUser', `SELECT person.* FROM users person ${open} WHERE person.id = $1`);
const describe = statement(
  'sessions.describe',
  `SELECT session.expires_at, person.id, person.email, person.external_id, person.created_at, person.updated_at,
          account.id AS account_id, account.mode, owner.name AS organization_name,
          ARRAY(SELECT DISTINCT unnest(held.permissions) FROM user_groups held
                 WHERE held.account_id = person.account_id AND held.id = ANY (person.group_ids) ORDER BY 1) AS permissions,
          CASE WHEN EXISTS (SELECT 1 FROM user_links WHERE person.id IN (live_user_id, test_user_id))
               THEN ARRAY['live', 'test'] ELSE ARRAY[account.mode] END AS modes
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
type Member = Pick<UserEntity, 'account_id' | 'id'>;
/** A user of the first version, whose password has a salt of its own. */
export type LegacyUser = Member & { readonly legacy_password_hash: string };

/** The SQL of signing in. What is asked by an email alone is answered by functions: before the sign-in there is no account. */
@Injectable()
export class SignInsStore {
  async findByPassword(db: Queries, email: string, hash: string): Promise<UserEntity | undefined> {
    return (await db.run<Row<UserEntity>>(withPassword, [email.toLowerCase(), hash]))[0];
  }

  findWithLegacyPassword(db: Queries, email: string): Promise<LegacyUser[]> {
    return db.run<Row<LegacyUser>>(withLegacyPassword, [email.toLowerCase()]);
  }

  findByEmail(db: Queries, email: string, most: number): Promise<Member[]> {
    return db.run<Row<Member>>(withEmail, [email.toLowerCase(), most]);
  }

  async find(db: Queries, userId: string): Promise<UserEntity | undefined> {
    return (await db.run<Row<UserEntity>>(find, [userId]))[0];
  }

  async setPassword(db: Queries, userIds: readonly string[], hash: string, now: Date): Promise<void> {
    const changed = { password_hash: hash, legacy_password_hash: null, updated_at: now };
    await db.manager.update(UserEntity, { id: In(userIds) }, changed);
  }

  /** Rehashes the same password; does nothing where it was changed in the meantime. */
  async renewPassword(db: Queries, user: LegacyUser, hash: string): Promise<void> {
    const { id, legacy_password_hash } = user;
    const changed = { password_hash: hash, legacy_password_hash: null };
    await db.manager.update(UserEntity, { id, legacy_password_hash }, changed);
  }

  async describe(db: Queries, sessionId: string): Promise<DescribedSession | undefined> {
    return (await db.run<Row<DescribedSession>>(describe, [sessionId]))[0];
  }
}
