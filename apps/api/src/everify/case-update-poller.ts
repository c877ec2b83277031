import type { CaseDetails } from '@firstday/everify';
import { Injectable } from '@nestjs/common';
import type { Account, Context } from '../context/index.js';
import { Database } from '../database/index.js';
import { SystemContexts } from '../identity/index.js';
import { CaseUpdatesService } from './case-updates.service.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { EverifyConnectionsService } from './everify-connections.service.js';
import { EverifyRefusal, EverifyUnavailable, EverifyUnknownShape } from './everify-gateway.js';
import { EverifyProblemsStore } from './everify-problems.store.js';

const batchSize = 100;

/** Asks E-Verify what changed by itself; it tells nobody of its own accord. */
@Injectable()
export class CaseUpdatePoller {
  constructor(
    private readonly store: EverifyCasesStore,
    private readonly updates: CaseUpdatesService,
    private readonly connections: EverifyConnectionsService,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
    private readonly problems: EverifyProblemsStore,
  ) {}

  /** Of every account with a case that E-Verify may change; all test accounts share the simulator. */
  async poll(): Promise<void> {
    const awaited = await this.store.findAccountsToPoll(this.database);
    const simulated = awaited.find(({ is_simulated }) => is_simulated);
    const live = awaited.filter(({ is_simulated }) => !is_simulated);
    for (const { account_id, is_simulated } of [...(simulated ? [simulated] : []), ...live]) {
      const ctx = await this.contexts.ofAccount(account_id);
      if (ctx) await this.pollAccount(ctx, is_simulated).catch((error: unknown) => this.report(ctx, error));
    }
  }

  private async pollAccount(ctx: Context, isSimulated: boolean): Promise<void> {
    const { gateway } = await this.connections.getOpen(ctx);
    for (;;) {
      const { cases, unread } = await gateway.updated(batchSize);
      for (const details of cases) await this.apply(details, isSimulated, ctx.account);
      // Only after our record is committed: until then E-Verify tells it again.
      if (cases.length > 0) await gateway.confirmUpdated(cases.map(({ case_number }) => case_number));
      if (unread) throw unread;
      if (cases.length < batchSize) break;
    }
    await this.problems.removeUnread(ctx, 'updates');
  }

  /** E-Verify is asked again at the next poll. */
  private async report(ctx: Context, error: unknown): Promise<void> {
    if (error instanceof EverifyUnknownShape) return this.problems.addUnread(ctx, 'updates', error);
    if (!(error instanceof EverifyUnavailable || error instanceof EverifyRefusal)) throw error;
  }

  private async apply(details: CaseDetails, isSimulated: boolean, asked: Account): Promise<void> {
    const found = await this.store.findByNumber(this.database, isSimulated, details.case_number);
    // Cases that were opened elsewhere with the same user are not ours to keep.
    if (!found || (!isSimulated && found.account_id !== asked.id)) return;
    const ctx = await this.contexts.ofAccount(found.account_id);
    if (ctx) await this.updates.record(ctx, found.id, details);
  }
}
