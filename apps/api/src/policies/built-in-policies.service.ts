import { builtInPolicies } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, newId } from '../context/index.js';
import { PoliciesStore } from './policies.store.js';

/**
 * Gives each account the policies of the built-in library. An account is brought up to date when it first asks after
 * the process has started: new accounts need no step of their own, and a start takes no longer with many accounts.
 */
@Injectable()
export class BuiltInPoliciesService {
  private readonly synchronisedAccounts = new Set<string>();

  constructor(private readonly store: PoliciesStore) {}

  /** Within a transaction it is part of that one, and is done again if that is rolled back. */
  async synchronise(ctx: Context): Promise<void> {
    const { account, now } = ctx;
    if (this.synchronisedAccounts.has(account.id)) return;
    await inTransaction(ctx, async ({ db }) => {
      for (const policy of builtInPolicies)
        await this.store.upsertBuiltIn(db, account.id, newId('policy', now), policy, now);
      db.afterCommit(() => this.synchronisedAccounts.add(account.id));
    });
  }
}
