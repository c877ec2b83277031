import type { UserListQuery, UserMembershipListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Filter, statement } from '../../database/index.js';
import { listRows } from '../access/list-rows.js';
import type { UserEntity } from './user.entity.js';

const columns = [
  'account_id',
  'id',
  'email',
  'email_key',
  'external_id',
  'group_ids',
  'updated_at',
  'password_hash',
  'legacy_password_hash',
  'is_email_verified',
  'created_at',
] as const;
const one = `account_id = $1 AND id = $2`;
const find = statement('users.find', `SELECT * FROM users WHERE ${one}`);
const lock = statement('users.lock', `SELECT * FROM users WHERE ${one} FOR UPDATE`);
const insert = statement(
  'users.insert',
  `INSERT INTO users (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})
   ON CONFLICT DO NOTHING RETURNING id`,
);
const update = statement(
  'users.update',
  `UPDATE users SET email = $3, email_key = $4, external_id = $5, group_ids = $6, updated_at = $7,
         password_hash = $8, legacy_password_hash = $9
    WHERE ${one} AND NOT EXISTS (
          SELECT 1 FROM users other WHERE other.account_id = $1 AND other.id <> $2
                  AND (other.email_key = $4 OR other.external_id = $5)) RETURNING id`,
);
const remove = statement('users.remove', `DELETE FROM users WHERE ${one}`);
const removeSessions = statement('users.removeSessions', `DELETE FROM user_sessions WHERE user_id = $1`);
const removeLinks = statement('users.removeLinks', `DELETE FROM magic_links WHERE user_id = $1`);
const removeUnusedLinks = statement(
  'users.removeUnusedLinks',
  `DELETE FROM magic_links WHERE user_id = $1 AND used_at IS NULL`,
);
const revokeTokens = statement(
  'users.revokeTokens',
  `UPDATE api_tokens SET revoked_at = $2 WHERE owner_user_id = $1 AND revoked_at IS NULL`,
);
const removeUserLink = statement(
  'users.removeUserLink',
  `DELETE FROM user_links WHERE live_user_id = $1 OR test_user_id = $1`,
);
const named = statement(
  'users.named',
  `SELECT * FROM users WHERE account_id = $1 AND ($2::text IS NULL OR email_key = $2)
      AND ($3::text IS NULL OR external_id = $3) LIMIT 1`,
);

/** The SQL of users. */
@Injectable()
export class UsersStore {
  list(
    ctx: Context,
    query: UserListQuery & Partial<UserMembershipListQuery>,
  ): Promise<{ rows: UserEntity[]; total: number }> {
    const filter = new Filter('')
      .where('email_key', '=', query.email?.toLowerCase())
      .where('external_id', '=', query.external_id)
      .whereTextContains('email_key', query.search?.trim() || undefined)
      .whereArrayIncludes('group_ids', query.user_group_id);
    return listRows(ctx, 'users', filter, query);
  }

  async find(ctx: Context, id: string): Promise<UserEntity | undefined> {
    return (await ctx.db.run<UserEntity>(find, [ctx.account.id, id]))[0];
  }

  /** Like `find`, and locks it until the transaction ends. */
  async lock(ctx: Context, id: string): Promise<UserEntity | undefined> {
    return (await ctx.db.run<UserEntity>(lock, [ctx.account.id, id]))[0];
  }

  /** The user with the given email and external id. */
  async named(ctx: Context, email: string | undefined, externalId: string | undefined) {
    const values = [ctx.account.id, email?.toLowerCase() ?? null, externalId ?? null];
    return (await ctx.db.run<UserEntity>(named, values))[0];
  }

  /** @returns false where another user has the email or the external id */
  async insert(ctx: Context, row: UserEntity): Promise<boolean> {
    const inserted = await ctx.db.run(
      insert,
      columns.map((name) => row[name]),
    );
    return inserted.length > 0;
  }

  /** @returns false where another user has the email or the external id */
  async update(ctx: Context, row: UserEntity): Promise<boolean> {
    const values = columns.slice(0, 9).map((name) => row[name]);
    try {
      return (await ctx.db.run(update, values)).length > 0;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '23505') return false;
      throw error;
    }
  }

  /** The link to the other account's user has to be proved again. */
  async removeLink(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(removeUserLink, [id]);
  }

  /** Ends the user's other ways of signing in. */
  async removeMagicLinks(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(removeUnusedLinks, [id]);
  }

  async endSessions(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(removeSessions, [id]);
  }

  /** Deletes the user with their sessions, links and tokens. */
  async remove(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(removeSessions, [id]);
    await ctx.db.run(removeLinks, [id]);
    await ctx.db.run(revokeTokens, [id, ctx.now]);
    await this.removeLink(ctx, id);
    await ctx.db.run(remove, [ctx.account.id, id]);
  }
}
