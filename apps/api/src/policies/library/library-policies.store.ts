import type { LibraryPolicy } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { securityActorOf } from '../../identity/index.js';
import { PolicyEntity } from '../policy.entity.js';

/** With a version of what each policy is now, by whoever does it: `$1` and `$2`. */
const keepingVersions = (write: string) =>
  `WITH written AS (${write} RETURNING *),
        kept AS (INSERT INTO policy_versions
          (policy_id, version, account_id, name, condition, form_keys, tags, status, tests, actor_kind, actor_id, at)
          SELECT id, version, account_id, name, condition, form_keys, tags, status, tests, $1, $2, updated_at FROM written)
   SELECT id FROM written`;
const insertPolicy = statement(
  'policies.addFromLibrary',
  keepingVersions(`INSERT INTO policies
     (id, account_id, key, built_in_version, version, name, condition, form_keys, tags, status, created_at, updated_at)
   VALUES ($3, $4, $5, $6, 1, $7, $8, $9, $10, $11, $12, $12)
   ON CONFLICT (account_id, key) DO NOTHING`),
);
const takeOver = statement(
  'policies.takeOverFromLibrary',
  keepingVersions(`UPDATE policies
      SET built_in_version = $5, name = $6, condition = $7, form_keys = $8, tags = $9, is_changed_by_account = false,
          version = version + 1, updated_at = $10
    WHERE account_id = $3 AND key = $4`),
);
const activate = statement(
  'policies.activateDrafts',
  keepingVersions(`UPDATE policies SET status = 'active', version = version + 1, updated_at = $5
    WHERE account_id = $3 AND key = ANY ($4) AND status = 'draft'`),
);

/** What is kept of a policy of the library. */
export interface AddedPolicy {
  readonly id: string;
  readonly status: PolicyEntity['status'];
}

/** The policies that an account has from the library, by their keys. */
@Injectable()
export class LibraryPoliciesStore {
  listByKeys(ctx: Context, keys: readonly string[]): Promise<PolicyEntity[]> {
    return ctx.db.manager.findBy(PolicyEntity, { account_id: ctx.account.id, key: In(keys) });
  }

  /** Locks it until the transaction ends. */
  lock(ctx: Context, key: string): Promise<PolicyEntity | null> {
    return ctx.db.manager.findOne(PolicyEntity, {
      where: { account_id: ctx.account.id, key },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** @returns false where the account has it already */
  async insert(ctx: Context, policy: LibraryPolicy, { id, status }: AddedPolicy): Promise<boolean> {
    const [name, condition, forms, tags] = contentOf(policy);
    const says = [policy.key, policy.version, name, condition, forms, tags, status];
    const values = [...actorOf(ctx), id, ctx.account.id, ...says, ctx.now];
    return (await ctx.db.run(insertPolicy, values)).length > 0;
  }

  /** Its status stays. */
  async takeOver(ctx: Context, policy: LibraryPolicy): Promise<void> {
    const says = [policy.version, ...contentOf(policy)];
    await ctx.db.run(takeOver, [...actorOf(ctx), ctx.account.id, policy.key, ...says, ctx.now]);
  }

  /** Those that are drafts. */
  async activate(ctx: Context, keys: readonly string[]): Promise<void> {
    await ctx.db.run(activate, [...actorOf(ctx), ctx.account.id, keys, ctx.now]);
  }
}

const contentOf = ({ name, condition, forms, tags }: LibraryPolicy) =>
  [name, JSON.stringify(condition), [...forms], [...tags]] as const;

const actorOf = ({ actor }: Context): unknown[] => {
  const { actor_kind, actor_id } = securityActorOf(actor);
  return [actor_kind, actor_id];
};
