import type { UserGroupListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Filter, statement } from '../../database/index.js';
import { listRows } from '../access/list-rows.js';
import type { UserGroupEntity } from './user-group.entity.js';

const one = `account_id = $1 AND id = $2`;
const find = statement('user_groups.find', `SELECT * FROM user_groups WHERE ${one}`);
const lock = statement('user_groups.lock', `SELECT * FROM user_groups WHERE ${one} FOR UPDATE`);
const named = statement(
  'user_groups.named',
  `SELECT * FROM user_groups WHERE account_id = $1 AND (id = ANY ($2) OR key = ANY ($2)) ORDER BY id FOR SHARE`,
);
const insert = statement(
  'user_groups.insert',
  `INSERT INTO user_groups (account_id, id, name, permissions, access_rule, updated_at, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $6)`,
);
const update = statement(
  'user_groups.update',
  `UPDATE user_groups SET name = $3, permissions = $4, access_rule = $5, updated_at = $6 WHERE ${one}`,
);
const remove = statement('user_groups.remove', `DELETE FROM user_groups WHERE ${one}`);
const members = statement(
  'user_groups.members',
  `SELECT count(*)::int AS members FROM users WHERE account_id = $1 AND $2 = ANY (group_ids)`,
);

const removeMagicLinks = statement(
  'user_groups.removeMagicLinks',
  `DELETE FROM magic_links WHERE account_id = $1 AND used_at IS NULL
      AND user_id IN (SELECT id FROM users WHERE account_id = $1 AND $2 = ANY (group_ids))`,
);

/** The SQL of user groups. */
@Injectable()
export class UserGroupsStore {
  list(ctx: Context, query: UserGroupListQuery): Promise<{ rows: UserGroupEntity[]; total: number }> {
    return listRows(ctx, 'user_groups', new Filter(''), query);
  }

  async find(ctx: Context, id: string): Promise<UserGroupEntity | undefined> {
    return (await ctx.db.run<UserGroupEntity>(find, [ctx.account.id, id]))[0];
  }

  /** Like `find`, and locks it and its membership until the transaction ends. */
  async lock(ctx: Context, id: string): Promise<UserGroupEntity | undefined> {
    return (await ctx.db.run<UserGroupEntity>(lock, [ctx.account.id, id]))[0];
  }

  /** Groups by id or key, locked against deletion until the transaction ends. */
  findByRefs(ctx: Context, refs: readonly string[]): Promise<UserGroupEntity[]> {
    return ctx.db.run(named, [ctx.account.id, refs]);
  }

  async insert(ctx: Context, row: UserGroupEntity): Promise<void> {
    await ctx.db.run(insert, valuesOf(row));
  }

  async update(ctx: Context, row: UserGroupEntity): Promise<void> {
    await ctx.db.run(update, valuesOf(row));
  }

  async remove(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(remove, [ctx.account.id, id]);
  }

  /** Unused magic links of members. */
  async removeMagicLinks(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(removeMagicLinks, [ctx.account.id, id]);
  }

  async countMembers(ctx: Context, id: string): Promise<number> {
    return (await ctx.db.run<{ members: number }>(members, [ctx.account.id, id]))[0]?.members ?? 0;
  }
}

function valuesOf(row: UserGroupEntity): unknown[] {
  const rule = row.access_rule && JSON.stringify(row.access_rule);
  return [row.account_id, row.id, row.name, row.permissions, rule, row.updated_at];
}
