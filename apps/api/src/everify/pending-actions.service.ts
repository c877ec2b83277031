import { Injectable } from '@nestjs/common';
import { Database } from '../database/index.js';
import { SystemContexts } from '../identity/index.js';
import { CaseActionRunner } from './case-action-runner.js';
import { EverifyCasesStore } from './everify-cases.store.js';

/** What is wanted of E-Verify and was not answered at once, or is to be tried again. */
@Injectable()
export class PendingActionsService {
  constructor(
    private readonly store: EverifyCasesStore,
    private readonly runner: CaseActionRunner,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
  ) {}

  /** Runs one pending action that is due. @returns whether there was one */
  async runNext(): Promise<boolean> {
    const claimed = await this.store.claimDue(this.database);
    if (!claimed) return false;
    const ctx = await this.contexts.ofAccount(claimed.account_id);
    if (ctx) await this.runner.run(ctx, claimed);
    return true;
  }
}
