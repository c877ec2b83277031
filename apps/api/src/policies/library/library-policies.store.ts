import type { LibraryPolicy } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { PolicyEntity } from '../policy.entity.js';

const insertPolicy = statement(
  'policies.addFromLibrary',
  `INSERT INTO policies
     (id, account_id, key, built_in_version, version, name, condition, form_keys, tags, status, created_at, updated_at)
   VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, $10)
   ON CONFLICT (account_id, key) DO NOTHING RETURNING id`,
);
const takeOver = statement(
  'policies.takeOverFromLibrary',
  `UPDATE policies
      SET built_in_version = $3, name = $4, condition = $5, form_keys = $6, tags = $7, is_changed_by_account = false,
          version = version + 1, updated_at = $8
    WHERE account_id = $1 AND key = $2`,
);
const activate = statement(
  'policies.activateDrafts',
  `UPDATE policies SET status = 'active', version = version + 1, updated_at = $3
    WHERE account_id = $1 AND key = ANY ($2) AND status = 'draft'`,
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
    return (await ctx.db.run(insertPolicy, [id, ctx.account.id, ...says, ctx.now])).length > 0;
  }

  /** Its status stays. */
  async takeOver(ctx: Context, policy: LibraryPolicy): Promise<void> {
    const says = [policy.version, ...contentOf(policy)];
    await ctx.db.run(takeOver, [ctx.account.id, policy.key, ...says, ctx.now]);
  }

  /** Those that are drafts. */
  async activate(ctx: Context, keys: readonly string[]): Promise<void> {
    await ctx.db.run(activate, [ctx.account.id, keys, ctx.now]);
  }
}

const contentOf = ({ name, condition, forms, tags }: LibraryPolicy) =>
  [name, JSON.stringify(condition), [...forms], [...tags]] as const;
