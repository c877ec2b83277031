import { builtInPolicies } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, newId } from '../context/index.js';
import { Database } from '../database/index.js';
import { PoliciesStore } from './policies.store.js';

/**
 * Gives each account the policies of the built-in library. An account is brought up to date when it first asks after
 * the process has started: new accounts need no step of their own, and a start takes no longer with many accounts.
 */
@Injectable()
export class BuiltInPoliciesService {
  private readonly synchronisedAccounts = new Set<string>();

  constructor(
    private readonly store: PoliciesStore,
    private readonly database: Database,
  ) {}

  /** Call it outside of a transaction: what it writes stays, whatever becomes of the caller's work. */
  async synchronise(ctx: Context): Promise<void> {
    if (this.synchronisedAccounts.has(ctx.account.id)) return;
    await this.database.transaction(async (db) => {
      for (const policy of builtInPolicies)
        await this.store.upsertBuiltIn(db, ctx.account.id, newId('policy', ctx.now), policy, ctx.now);
    });
    this.synchronisedAccounts.add(ctx.account.id);
  }
}
