import type { PolicyListQuery } from '@firstday/domain';
import type { Policy } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../context/index.js';
import { Filter, statement } from '../database/index.js';
import { listRows } from '../identity/index.js';
import type { PolicyEntity } from './policy.entity.js';

const selectActive = statement(
  'policies.active',
  `SELECT * FROM policies WHERE account_id = $1 AND status = 'active' ORDER BY id`,
);
const find = statement('policies.find', `SELECT * FROM policies WHERE account_id = $1 AND id = $2`);
const lock = statement(
  'policies.lock',
  `SELECT * FROM policies WHERE account_id = $1 AND id = $2 FOR NO KEY UPDATE`,
);
const insert = statement(
  'policies.insert',
  `INSERT INTO policies (id, account_id, version, name, condition, form_keys, tags, status, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
);
const update = statement(
  'policies.update',
  `UPDATE policies
      SET version = $3, name = $4, condition = $5, form_keys = $6, tags = $7, status = $8, updated_at = $9,
          is_changed_by_account = true
    WHERE account_id = $1 AND id = $2`,
);
/** A newer built-in policy replaces an older one, unless the account has made it its own. */
const upsertBuiltIn = statement(
  'policies.upsertBuiltIn',
  `INSERT INTO policies
     (id, account_id, key, built_in_version, version, name, condition, form_keys, tags, status, created_at, updated_at)
   VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, $10)
   ON CONFLICT (account_id, key) DO UPDATE
      SET built_in_version = EXCLUDED.built_in_version, version = policies.version + 1, name = EXCLUDED.name,
          condition = EXCLUDED.condition, form_keys = EXCLUDED.form_keys, tags = EXCLUDED.tags,
          status = EXCLUDED.status, updated_at = EXCLUDED.updated_at
    WHERE NOT policies.is_changed_by_account AND policies.built_in_version < EXCLUDED.built_in_version`,
);
const listNamesAsking = statement(
  'policies.namesAsking',
  `SELECT name FROM policies
    WHERE account_id = $1 AND jsonb_path_exists(condition, '$.**.fact ? (@ == $path)', jsonb_build_object('path', $2::text))
    ORDER BY id LIMIT 3`,
);

/** What an account may change of a policy. */
export type PolicyContent = Pick<PolicyEntity, 'name' | 'condition' | 'form_keys' | 'tags' | 'status'>;

/** The SQL of policies. */
@Injectable()
export class PoliciesStore {
  listActive(ctx: Context): Promise<PolicyEntity[]> {
    return ctx.db.run(selectActive, [ctx.account.id]);
  }

  async find(ctx: Context, id: string): Promise<PolicyEntity | undefined> {
    return (await ctx.db.run<PolicyEntity>(find, [ctx.account.id, id]))[0];
  }

  async lock(ctx: Context, id: string): Promise<PolicyEntity | undefined> {
    return (await ctx.db.run<PolicyEntity>(lock, [ctx.account.id, id]))[0];
  }

  async insert(ctx: Context, policy: { id: string; version: number } & PolicyContent): Promise<void> {
    await ctx.db.run(insert, [policy.id, ctx.account.id, policy.version, ...contentOf(policy), ctx.now]);
  }

  async update(ctx: Context, policy: { id: string; version: number } & PolicyContent): Promise<void> {
    await ctx.db.run(update, [ctx.account.id, policy.id, policy.version, ...contentOf(policy), ctx.now]);
  }

  async upsertBuiltIn(db: Queries, accountId: string, id: string, policy: Policy, now: Date): Promise<void> {
    const { key, version, name, condition, forms, tags, status } = policy;
    const content = contentOf({ name, condition, form_keys: [...forms], tags: [...tags], status });
    await db.run(upsertBuiltIn, [id, accountId, key, version, ...content, now]);
  }

  /** The names of policies that ask for a property by its path: three at most. */
  async listNamesAsking(ctx: Context, path: string): Promise<string[]> {
    const rows = await ctx.db.run<{ name: string }>(listNamesAsking, [ctx.account.id, path]);
    return rows.map(({ name }) => name);
  }

  list(ctx: Context, query: PolicyListQuery): Promise<{ rows: PolicyEntity[]; total: number }> {
    return listRows(ctx, 'policies', new Filter('').where('status', '=', query.status), query);
  }
}

function contentOf({ name, condition, form_keys, tags, status }: PolicyContent): unknown[] {
  return [name, JSON.stringify(condition), form_keys, tags, status];
}
