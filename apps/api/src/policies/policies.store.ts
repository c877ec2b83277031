import type { PolicyListQuery } from '@firstday/domain';
import type { PolicyVersion } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { type Context, ofAccount, type Queries } from '../context/index.js';
import { Filter, statement } from '../database/index.js';
import { formSql } from '../forms/index.js';
import { listRows, securityActorOf } from '../identity/index.js';
import { PolicyEntity } from './policy.entity.js';
import { PolicyVersionEntity } from './policy-version.entity.js';

const selectActive = statement(
  'policies.active',
  `SELECT policies.*, ${formSql.watchedFacts('$1')} AS watched_facts
     FROM policies WHERE account_id = $1 AND status = 'active' ORDER BY id`,
);
/** A newer built-in policy replaces an older one, unless the account has made it its own; either is a version by the product. */
const upsertBuiltIn = statement(
  'policies.upsertBuiltIn',
  `WITH kept AS (INSERT INTO policies
     (id, account_id, key, built_in_version, version, name, condition, form_keys, tags, status, created_at, updated_at)
   VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, $10)
   ON CONFLICT (account_id, key) DO UPDATE
      SET built_in_version = EXCLUDED.built_in_version, version = policies.version + 1, name = EXCLUDED.name,
          condition = EXCLUDED.condition, form_keys = EXCLUDED.form_keys, tags = EXCLUDED.tags,
          status = EXCLUDED.status, updated_at = EXCLUDED.updated_at
    WHERE NOT policies.is_changed_by_account AND policies.built_in_version < EXCLUDED.built_in_version
   RETURNING *)
   INSERT INTO policy_versions
     (policy_id, version, account_id, name, condition, form_keys, tags, status, tests, actor_kind, at)
   SELECT id, version, account_id, name, condition, form_keys, tags, status, tests, 'product', updated_at FROM kept`,
);
const listNamesAsking = statement(
  'policies.namesAsking',
  `SELECT name FROM policies
    WHERE account_id = $1
      AND (jsonb_path_exists(condition, '$.**.fact ? (@ == $path)', jsonb_build_object('path', $2::text))
           OR EXISTS (SELECT FROM jsonb_array_elements(tests) test WHERE test -> 'facts' ? $2))
    ORDER BY id LIMIT 3`,
);

const listNamesOfActive = statement(
  'policies.namesAskingForForm',
  `SELECT name FROM policies WHERE account_id = $1 AND status = 'active' AND $2 = ANY (form_keys) ORDER BY id LIMIT 3`,
);

/** What an account may change of a policy. */
export type PolicyContent = Pick<
  PolicyEntity,
  'name' | 'condition' | 'form_keys' | 'tags' | 'status' | 'tests'
>;

/** What an account may change of a policy, and which one and which version it is. */
type NumberedPolicy = { readonly id: string; readonly version: number } & PolicyContent;

/** The same as a change leaves it. */
type ChangedPolicy = NumberedPolicy & Pick<PolicyEntity, 'updated_at'>;

/** With the facts that forms of the account are asked for again after: whoever asks the policies needs both. */
export interface ActivePolicy extends PolicyEntity, Record<string, unknown> {
  readonly watched_facts: readonly string[] | null;
}

/** The policies of an account. */
@Injectable()
export class PoliciesStore {
  listActive(ctx: Context): Promise<ActivePolicy[]> {
    return ctx.db.run(selectActive, [ctx.account.id]);
  }

  find(ctx: Context, id: string): Promise<PolicyEntity | null> {
    return ctx.db.manager.findOneBy(PolicyEntity, ofAccount(ctx, id));
  }

  /** Like `find`, and locks it until the transaction ends. */
  lock(ctx: Context, id: string): Promise<PolicyEntity | null> {
    const where = ofAccount(ctx, id);
    return ctx.db.manager.findOne(PolicyEntity, { where, lock: { mode: 'for_no_key_update' } });
  }

  findVersion({ account, db }: Context, id: string, version: number): Promise<PolicyVersionEntity | null> {
    return db.manager.findOneBy(PolicyVersionEntity, { account_id: account.id, policy_id: id, version });
  }

  /** With its first version. */
  async insert(ctx: Context, policy: NumberedPolicy, reason: string | undefined): Promise<void> {
    const { now: created_at, now: updated_at } = ctx;
    const row = { ...policy, account_id: ctx.account.id, created_at, updated_at };
    await ctx.db.manager.insert(PolicyEntity, row);
    await this.keepVersion(ctx, policy, reason);
  }

  /** With a version of what it is now. */
  async update(ctx: Context, policy: ChangedPolicy, reason: string | undefined): Promise<void> {
    const { name, condition, form_keys, tags, status, tests, version, updated_at } = policy;
    const content = { name, condition, form_keys, tags, status, tests, version, updated_at };
    const where = ofAccount(ctx, policy.id);
    await ctx.db.manager.update(PolicyEntity, where, { ...content, is_changed_by_account: true });
    await this.keepVersion(ctx, policy, reason);
  }

  private async keepVersion(ctx: Context, policy: NumberedPolicy, reason: string | undefined): Promise<void> {
    const { id: policy_id, name, condition, form_keys, tags, status, tests, version } = policy;
    const { actor_kind, actor_id } = securityActorOf(ctx.actor);
    await ctx.db.manager.insert(PolicyVersionEntity, {
      ...{ policy_id, version, account_id: ctx.account.id, name, condition, form_keys, tags, status, tests },
      ...{ actor_kind, actor_id, reason: reason ?? null, at: ctx.now },
    });
  }

  async upsertBuiltIn(
    db: Queries,
    accountId: string,
    id: string,
    policy: PolicyVersion,
    now: Date,
  ): Promise<void> {
    const { key, version, name, condition, forms, tags, status } = policy;
    const content = contentOf({ name, condition, form_keys: [...forms], tags: [...tags], status });
    await db.run(upsertBuiltIn, [id, accountId, key, version, ...content, now]);
  }

  /** The names of policies that ask for a property by its path, or have a test with a value of it: three at most. */
  async listNamesAsking(ctx: Context, path: string): Promise<string[]> {
    const rows = await ctx.db.run<{ name: string }>(listNamesAsking, [ctx.account.id, path]);
    return rows.map(({ name }) => name);
  }

  /** The names of active policies that ask for a form: three at most. */
  async listNamesAskingForForm(ctx: Context, key: string): Promise<string[]> {
    const rows = await ctx.db.run<{ name: string }>(listNamesOfActive, [ctx.account.id, key]);
    return rows.map(({ name }) => name);
  }

  list(ctx: Context, query: PolicyListQuery): Promise<{ rows: PolicyEntity[]; total: number }> {
    return listRows(
      ctx,
      'policies',
      new Filter('').where('status', '=', query.status).whereTimes(query),
      query,
    );
  }
}

function contentOf({ name, condition, form_keys, tags, status }: Omit<PolicyContent, 'tests'>): unknown[] {
  return [name, JSON.stringify(condition), form_keys, tags, status];
}
