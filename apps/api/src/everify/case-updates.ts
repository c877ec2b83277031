import { type CaseDetails, pathTo } from '@firstday/everify';
import { Inject, Injectable } from '@nestjs/common';
import { Accounts } from '../accounts/accounts.service.js';
import { Clock } from '../platform/clock.js';
import { CONFIG, type Config } from '../platform/config.js';
import { type Account, inTransaction } from '../platform/context.js';
import { Database } from '../platform/database.js';
import { systemContext } from '../platform/system-context.js';
import { CaseKeeper } from './case-keeper.js';
import { told } from './case-told.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { EverifyConnections } from './everify-connections.js';
import { EverifyDown, EverifyRefusal } from './everify-gateway.js';
import { shutdownsIn } from './shutdowns-in.js';

const atOnce = 100;

/** Asks E-Verify what changed by itself; it tells nobody of its own accord. */
@Injectable()
export class CaseUpdates {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: EverifyCasesStore,
    private readonly keeper: CaseKeeper,
    private readonly connections: EverifyConnections,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Of every account with a case that E-Verify may change; all test accounts share the simulator. */
  async poll(): Promise<void> {
    const awaited = await this.store.awaited(this.database);
    const simulated = awaited.find(({ is_simulated }) => is_simulated);
    const live = awaited.filter(({ is_simulated }) => !is_simulated);
    for (const { account_id, is_simulated } of [...(simulated ? [simulated] : []), ...live]) {
      const account = await this.accounts.findById(account_id);
      if (account) await this.pollOne(account, is_simulated).catch(laterUnlessUnforeseen);
    }
  }

  private async pollOne(account: Account, isSimulated: boolean): Promise<void> {
    const { gateway } = await this.connections.of(account);
    for (;;) {
      const updated = await gateway.updated(atOnce);
      for (const details of updated) await this.record(details, isSimulated, account);
      // Only after our record is committed: until then E-Verify tells it again.
      if (updated.length > 0) await gateway.confirmUpdated(updated.map(({ case_number }) => case_number));
      if (updated.length < atOnce) return;
    }
  }

  private async record(details: CaseDetails, isSimulated: boolean, asked: Account): Promise<void> {
    const found = await this.store.byNumber(this.database, isSimulated, details.case_number);
    // Cases that were opened elsewhere with the same user are not ours to keep.
    if (!found || (!isSimulated && found.account_id !== asked.id)) return;
    const account = await this.accounts.findById(found.account_id);
    if (!account) return;
    await inTransaction(systemContext(account, this.clock.now(), this.database), async (ctx) => {
      const row = await this.store.lock(ctx, found.id);
      if (!row || row.status === details.case_status) return;
      if (pathTo('update', row.status, details.case_status) === null) return;
      // What was wanted of the case as it stood does not apply to it as it stands now.
      const isOvertaken = row.wanted !== null && row.wanted !== 'close';
      const idle = isOvertaken ? { ...row, wanted: null, sealed_wish: null, run_at: null } : row;
      await this.keeper.keep(
        ctx,
        row,
        told(idle, details, ctx.now, shutdownsIn(this.config)),
        'update',
        'everify',
      );
    });
  }
}

/** E-Verify is asked again at the next poll. */
function laterUnlessUnforeseen(error: unknown): void {
  if (error instanceof EverifyDown || error instanceof EverifyRefusal) return;
  throw error;
}
