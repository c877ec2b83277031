import type { Permission, UserListQuery, UserMembershipListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { type Context, ofAccount } from '../../context/index.js';
import { Filter, statement } from '../../database/index.js';
import { KnownDeviceEntity } from '../access/known-device.entity.js';
import { UserSessionEntity } from '../access/user-session.entity.js';
import { listRows } from '../access/list-rows.store.js';
import { ApiTokenEntity } from '../accounts/api-token.entity.js';
import { MagicLinkEntity } from '../magic-links/magic-link.entity.js';
import { UserEntity } from './user.entity.js';
import { UserLinkEntity } from './user-link.entity.js';

/** What an update writes. */
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
] as const;
const update = statement(
  'users.update',
  `UPDATE users SET email = $3, email_key = $4, external_id = $5, group_ids = $6, updated_at = $7,
         password_hash = $8, legacy_password_hash = $9
    WHERE account_id = $1 AND id = $2 AND NOT EXISTS (
          SELECT 1 FROM users other WHERE other.account_id = $1 AND other.id <> $2
                  AND (other.email_key = $4 OR other.external_id = $5)) RETURNING id`,
);

/** Whatever their access rules are: what they are told of is no record. */
const withPermission = statement(
  'users.withPermission',
  `SELECT person.id, person.email, person.language FROM users person
    WHERE person.account_id = $1
      AND EXISTS (SELECT 1 FROM user_groups held WHERE held.account_id = $1 AND held.id = ANY (person.group_ids)
                     AND $2 = ANY (held.permissions))
    ORDER BY person.id LIMIT $3`,
);

/** A user as far as it takes to write to them. */
export type AddressedUser = Pick<UserEntity, 'email' | 'id' | 'language'>;

/** The users of an account. */
@Injectable()
export class UsersStore {
  list(
    ctx: Context,
    query: UserListQuery & Partial<UserMembershipListQuery>,
  ): Promise<{ rows: UserEntity[]; total: number }> {
    const filter = new Filter('')
      .whereTimes(query)
      .where('email_key', '=', query.email?.toLowerCase())
      .where('external_id', '=', query.external_id)
      .whereTextContains('email_key', query.search?.trim() || undefined)
      .whereArrayIncludes('group_ids', query.user_group_id);
    return listRows(ctx, 'users', filter, query);
  }

  async find(ctx: Context, id: string): Promise<UserEntity | undefined> {
    return (await ctx.db.manager.findOneBy(UserEntity, ofAccount(ctx, id))) ?? undefined;
  }

  /** Like `find`, and locks it until the transaction ends. */
  async lock(ctx: Context, id: string): Promise<UserEntity | undefined> {
    const where = ofAccount(ctx, id);
    const row = await ctx.db.manager.findOne(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
    return row ?? undefined;
  }

  /** The user with the given email and external id. */
  async named({ account, db }: Context, email: string | undefined, externalId: string | undefined) {
    const row = await db.manager.findOneBy(UserEntity, {
      account_id: account.id,
      ...(email !== undefined && { email_key: email.toLowerCase() }),
      ...(externalId !== undefined && { external_id: externalId }),
    });
    return row ?? undefined;
  }

  /** The oldest of those whose groups allow something. */
  withPermission({ account, db }: Context, permission: Permission, most: number): Promise<AddressedUser[]> {
    return db.run<AddressedUser & Record<string, unknown>>(withPermission, [account.id, permission, most]);
  }

  /** @returns false where another user has the email or the external id */
  async insert(ctx: Context, row: UserEntity): Promise<boolean> {
    const inserting = ctx.db.manager.createQueryBuilder().insert().into(UserEntity).values(row);
    const { raw }: { raw: unknown } = await inserting.orIgnore().returning('id').execute();
    return Array.isArray(raw) && raw.length > 0;
  }

  /** @returns false where another user has the email or the external id */
  async update(ctx: Context, row: UserEntity): Promise<boolean> {
    const values = columns.map((name) => row[name]);
    try {
      return (await ctx.db.run(update, values)).length > 0;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '23505') return false;
      throw error;
    }
  }

  /** What they are written to in from now on. */
  async setLanguage(ctx: Context, id: string, language: string): Promise<void> {
    await ctx.db.manager.update(UserEntity, ofAccount(ctx, id), { language });
  }

  /** The link to the other account's user has to be proved again. */
  async removeLink(ctx: Context, id: string): Promise<void> {
    await ctx.db.manager.delete(UserLinkEntity, [{ live_user_id: id }, { test_user_id: id }]);
  }

  /** Ends the user's other ways of signing in. */
  async removeMagicLinks({ account, db }: Context, id: string): Promise<void> {
    await db.manager.delete(MagicLinkEntity, { account_id: account.id, user_id: id, used_at: IsNull() });
  }

  /** None of the user's browsers is known at sign-in any more. */
  async forgetDevices({ account, db }: Context, id: string): Promise<void> {
    await db.manager.delete(KnownDeviceEntity, { account_id: account.id, user_id: id });
  }

  async endSessions({ account, db }: Context, id: string): Promise<void> {
    await db.manager.delete(UserSessionEntity, { account_id: account.id, user_id: id });
  }

  /** Deletes the user with their sessions, links and tokens. */
  async remove(ctx: Context, id: string): Promise<void> {
    const { account, db, now } = ctx;
    const ofUser = { account_id: account.id, user_id: id };
    await this.endSessions(ctx, id);
    await this.forgetDevices(ctx, id);
    await db.manager.delete(MagicLinkEntity, ofUser);
    // Those too that they made in accounts of connected organizations.
    const issued = { owner_user_id: id, revoked_at: IsNull() };
    await db.acrossAccounts((all) => all.manager.update(ApiTokenEntity, issued, { revoked_at: now }));
    await this.removeLink(ctx, id);
    await db.manager.delete(UserEntity, ofAccount(ctx, id));
  }
}
