import type {
  CreatedBy,
  CreateUser,
  NumberedPage,
  UpdateUser,
  User,
  UserListQuery,
  UserMembership,
  UserMembershipListQuery,
} from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { assertMayGrant } from '../access/assert-may-grant.js';
import { creatorOf, CreatorsStore } from '../access/creators.store.js';
import { tokenCacheOf } from '../access/token-cache.js';
import {
  badRequest,
  type Context,
  inTransaction,
  type Membership,
  newId,
  notFound,
  ProblemError,
} from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import { LastAdministratorService } from './last-administrator.service.js';
import { PasswordsService } from './passwords.service.js';
import type { UserEntity } from './user.entity.js';
import { UserGroupsService } from './user-groups.service.js';
import { UserMessagesService } from './user-messages.service.js';
import { UsersStore } from './users.store.js';

const taken = 'Another user has this email or external id';

/** The people who sign in to an account. */
@Injectable()
export class UsersService {
  constructor(
    private readonly store: UsersStore,
    private readonly groups: UserGroupsService,
    private readonly last: LastAdministratorService,
    private readonly log: SecurityLogService,
    private readonly passwords: PasswordsService,
    private readonly creators: CreatorsStore,
    @Inject(UserMessagesService) private readonly messages: Pick<UserMessagesService, 'sendEmailChanged'>,
  ) {}

  async list(ctx: Context, query: UserListQuery): Promise<NumberedPage<User>> {
    const { rows, total } = await this.store.list(ctx, query);
    const creatorOfRow = await this.creators.describe(ctx, rows);
    return toPage(
      rows.map((row) => toUser(row, creatorOfRow(row))),
      total,
      query,
    );
  }

  async listMemberships(ctx: Context, query: UserMembershipListQuery): Promise<NumberedPage<UserMembership>> {
    const { rows, total } = await this.store.list(ctx, query);
    const named = await this.groups.resolve(ctx, [...new Set(rows.flatMap(({ group_ids }) => group_ids))]);
    const groups = await this.groups.respondAll(ctx, named);
    const creatorOfRow = await this.creators.describe(ctx, rows);
    const memberships = rows.map((row) => ({
      user: toUser(row, creatorOfRow(row)),
      groups: groups.filter(({ id }) => row.group_ids.includes(id)),
    }));
    return toPage(memberships, total, query);
  }

  async create(ctx: Context, given: CreateUser): Promise<User> {
    const passwordHash = given.password ? await this.passwords.hashFor(given.email, given.password) : null;
    return inTransaction(ctx, async (ctx) => {
      const row: UserEntity = {
        id: newId('user', ctx.now),
        account_id: ctx.account.id,
        ...emailOf(given.email),
        external_id: given.external_id ?? null,
        password_hash: passwordHash,
        legacy_password_hash: null,
        is_email_verified: given.email_verified ?? false,
        language: null,
        group_ids: await this.groupIds(ctx, given.user_group_ids),
        ...creatorOf(ctx.actor),
        created_at: ctx.now,
        updated_at: ctx.now,
      };
      if (!(await this.store.insert(ctx, row))) throw new ProblemError(400, 'UserCreationError', taken);
      const detail = { user_group_ids: row.group_ids };
      await this.log.record(ctx, { kind: 'user.created', subject: subjectOf(row), detail });
      return this.respond(ctx, row);
    });
  }

  async findById(ctx: Context, id: string): Promise<User> {
    return this.respond(ctx, orNotFound(await this.store.find(ctx, id)));
  }

  updateById(ctx: Context, id: string, given: UpdateUser): Promise<User> {
    return inTransaction(ctx, (ctx) =>
      this.last.guard(ctx, 'BadRequestError', () => this.change(ctx, id, given)),
    );
  }

  /** API tokens that they created are revoked with them. */
  async deleteById(ctx: Context, id: string): Promise<User> {
    const deleted = await inTransaction(ctx, (ctx) =>
      this.last.guard(ctx, 'UserDeletionError', () => this.remove(ctx, id)),
    );
    tokenCacheOf(ctx.db).clear();
    return deleted;
  }

  /** To act for a user, by a link or by changing them, one must have all of the user's permissions. */
  async assertMayActFor(ctx: Context, user: UserEntity): Promise<void> {
    assertMayGrant(ctx, await this.groups.resolve(ctx, user.group_ids));
  }

  /** A user for whom the caller may act. */
  async actingFor(ctx: Context, id: string): Promise<UserEntity> {
    const user = orNotFound(await this.store.find(ctx, id));
    await this.assertMayActFor(ctx, user);
    return user;
  }

  groupsOf(ctx: Context, user: UserEntity): Promise<readonly Membership[]> {
    return this.groups.resolve(ctx, user.group_ids);
  }

  private async respond(ctx: Context, row: UserEntity): Promise<User> {
    const creatorOfRow = await this.creators.describe(ctx, [row]);
    return toUser(row, creatorOfRow(row));
  }

  private async change(ctx: Context, id: string, given: UpdateUser): Promise<User> {
    const before = orNotFound(await this.store.lock(ctx, id));
    await this.assertMayActFor(ctx, before);
    const row: UserEntity = {
      ...before,
      ...(given.email !== undefined && emailOf(given.email)),
      ...(isRenamed(before, given) && { password_hash: null, legacy_password_hash: null }),
      external_id: given.external_id === undefined ? before.external_id : given.external_id,
      group_ids: given.user_group_ids ? await this.groupIds(ctx, given.user_group_ids) : before.group_ids,
      updated_at: ctx.now,
    };
    if (!(await this.store.update(ctx, row))) throw badRequest(taken);
    await this.endSessionsAndLinks(ctx, before, row);
    const detail = { user_group_ids: row.group_ids, fields: Object.keys(given) };
    await this.log.record(ctx, { kind: 'user.updated', subject: subjectOf(row), detail });
    if (isRenamed(before, given)) await this.announceNewEmail(ctx, before);
    return this.respond(ctx, row);
  }

  /** Sessions and links that would now belong to another person, or have fewer permissions, are ended. */
  private async endSessionsAndLinks(ctx: Context, before: UserEntity, after: UserEntity): Promise<void> {
    const isAnother = after.email_key !== before.email_key;
    const isRaised = after.group_ids.some((id) => !before.group_ids.includes(id));
    if (isAnother || isRaised) await this.store.removeMagicLinks(ctx, after.id);
    if (!isAnother) return;
    await this.store.removeLink(ctx, after.id);
    await this.store.forgetDevices(ctx, after.id);
    const isOwn = ctx.actor.kind === 'user_session' && ctx.actor.userId === after.id;
    if (!isOwn) await this.store.endSessions(ctx, after.id);
  }

  /** The reader of the old address may be the person whose user was taken over. */
  private async announceNewEmail(ctx: Context, before: UserEntity): Promise<void> {
    await this.log.record(ctx, { kind: 'user.email_changed', subject: subjectOf(before) });
    await this.messages.sendEmailChanged(ctx, before);
  }

  private async remove(ctx: Context, id: string): Promise<User> {
    const row = orNotFound(await this.store.lock(ctx, id));
    if (ctx.actor.kind === 'user_session' && ctx.actor.userId === id)
      throw new ProblemError(400, 'UserDeletionError', 'Nobody can delete themselves: ask another admin');
    await this.assertMayActFor(ctx, row);
    await this.store.remove(ctx, id);
    await this.log.record(ctx, { kind: 'user.deleted', subject: subjectOf(row) });
    return this.respond(ctx, row);
  }

  private async groupIds(ctx: Context, refs: readonly string[]): Promise<string[]> {
    const groups = await this.groups.resolve(ctx, refs);
    assertMayGrant(ctx, groups);
    return groups.map(({ id }) => id);
  }
}

function emailOf(email: string): Pick<UserEntity, 'email' | 'email_key'> {
  return { email, email_key: email.toLowerCase() };
}

/** The new address may belong to somebody else: they sign in by a link, and set their own password. */
const isRenamed = (before: UserEntity, { email }: UpdateUser): boolean =>
  email !== undefined && email.toLowerCase() !== before.email_key;

function orNotFound(row: UserEntity | undefined): UserEntity {
  if (!row) throw notFound('user');
  return row;
}

const subjectOf = ({ id }: UserEntity) => ({ type: 'user', id }) as const;

function toUser(row: UserEntity, createdBy: CreatedBy | null): User {
  return {
    id: row.id,
    email: row.email,
    external_id: row.external_id,
    created_by: createdBy,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
