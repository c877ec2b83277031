import { firstGroups, type UserGroupListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { ArrayContains } from 'typeorm';
import { type Context, newId, ofAccount, type Queries } from '../../context/index.js';
import { Filter, statement } from '../../database/index.js';
import { listRows } from '../access/list-rows.store.js';
import { UserEntity } from './user.entity.js';
import { UserGroupEntity } from './user-group.entity.js';

const named = statement(
  'user_groups.named',
  `SELECT * FROM user_groups WHERE account_id = $1 AND (id = ANY ($2) OR key = ANY ($2)) ORDER BY id FOR SHARE`,
);
const listNamesAsking = statement(
  'user_groups.namesAsking',
  `SELECT name FROM user_groups
    WHERE account_id = $1 AND jsonb_path_exists(access_rule, '$.**.fact ? (@ == $path)', jsonb_build_object('path', $2::text))
    ORDER BY id LIMIT 3`,
);

const removeMagicLinks = statement(
  'user_groups.removeMagicLinks',
  `DELETE FROM magic_links WHERE account_id = $1 AND used_at IS NULL
      AND user_id IN (SELECT id FROM users WHERE account_id = $1 AND $2 = ANY (group_ids))`,
);

/** The groups of an account. */
@Injectable()
export class UserGroupsStore {
  list(ctx: Context, query: UserGroupListQuery): Promise<{ rows: UserGroupEntity[]; total: number }> {
    return listRows(ctx, 'user_groups', new Filter('').whereTimes(query), query);
  }

  find(ctx: Context, id: string): Promise<UserGroupEntity | null> {
    return ctx.db.manager.findOneBy(UserGroupEntity, ofAccount(ctx, id));
  }

  /** Like `find`, and locks it and its membership until the transaction ends. */
  lock(ctx: Context, id: string): Promise<UserGroupEntity | null> {
    const where = ofAccount(ctx, id);
    return ctx.db.manager.findOne(UserGroupEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** Groups by id or key; within a transaction they are locked against deletion until it ends. */
  findByRefs(ctx: Context, refs: readonly string[]): Promise<UserGroupEntity[]> {
    return ctx.db.run<UserGroupEntity & Record<string, unknown>>(named, [ctx.account.id, refs]);
  }

  async insert(ctx: Context, row: UserGroupEntity): Promise<void> {
    await ctx.db.manager.insert(UserGroupEntity, row);
  }

  /** The default groups of a new account. */
  async insertFirst(db: Queries, accountId: string, now: Date): Promise<void> {
    const rows = Object.entries(firstGroups).map(([key, { name, permissions }]) => ({
      id: newId('userGroup', now),
      account_id: accountId,
      key,
      name,
      permissions: [...permissions],
      created_at: now,
      updated_at: now,
    }));
    await db.manager.createQueryBuilder().insert().into(UserGroupEntity).values(rows).orIgnore().execute();
  }

  async update(ctx: Context, row: UserGroupEntity): Promise<void> {
    await ctx.db.manager.update(UserGroupEntity, ofAccount(ctx, row.id), row);
  }

  async remove(ctx: Context, id: string): Promise<void> {
    await ctx.db.manager.delete(UserGroupEntity, ofAccount(ctx, id));
  }

  /** Unused magic links of members. */
  async removeMagicLinks(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(removeMagicLinks, [ctx.account.id, id]);
  }

  /** The names of groups whose access rule asks for a property by its path: three at most. */
  async listNamesAsking(ctx: Context, path: string): Promise<string[]> {
    const rows = await ctx.db.run<{ name: string }>(listNamesAsking, [ctx.account.id, path]);
    return rows.map(({ name }) => name);
  }

  countMembers({ account, db }: Context, id: string): Promise<number> {
    return db.manager.countBy(UserEntity, { account_id: account.id, group_ids: ArrayContains([id]) });
  }
}
