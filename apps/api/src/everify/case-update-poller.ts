import { type CaseDetails, pathTo } from '@firstday/everify';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsService } from '../identity/index.js';
import { type Account, Clock, CONFIG, type Config, inTransaction, systemContext } from '../context/index.js';
import { Database } from '../database/index.js';
import { CaseWriter } from './case-writer.js';
import { applyCaseUpdate } from './apply-case-update.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { EverifyConnectionsService } from './everify-connections.service.js';
import { EverifyUnavailable, EverifyRefusal } from './everify-gateway.js';
import { shutdownsIn } from './shutdowns-in.js';

const batchSize = 100;

/** Asks E-Verify what changed by itself; it tells nobody of its own accord. */
@Injectable()
export class CaseUpdatePoller {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: EverifyCasesStore,
    private readonly writer: CaseWriter,
    private readonly connections: EverifyConnectionsService,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Of every account with a case that E-Verify may change; all test accounts share the simulator. */
  async poll(): Promise<void> {
    const awaited = await this.store.findAccountsToPoll(this.database);
    const simulated = awaited.find(({ is_simulated }) => is_simulated);
    const live = awaited.filter(({ is_simulated }) => !is_simulated);
    for (const { account_id, is_simulated } of [...(simulated ? [simulated] : []), ...live]) {
      const account = await this.accounts.findById(account_id);
      if (account) await this.pollAccount(account, is_simulated).catch(ignoreUnavailable);
    }
  }

  private async pollAccount(account: Account, isSimulated: boolean): Promise<void> {
    const { gateway } = await this.connections.getOpen(account);
    for (;;) {
      const updated = await gateway.updated(batchSize);
      for (const details of updated) await this.apply(details, isSimulated, account);
      // Only after our record is committed: until then E-Verify tells it again.
      if (updated.length > 0) await gateway.confirmUpdated(updated.map(({ case_number }) => case_number));
      if (updated.length < batchSize) return;
    }
  }

  private async apply(details: CaseDetails, isSimulated: boolean, asked: Account): Promise<void> {
    const found = await this.store.findByNumber(this.database, isSimulated, details.case_number);
    // Cases that were opened elsewhere with the same user are not ours to keep.
    if (!found || (!isSimulated && found.account_id !== asked.id)) return;
    const account = await this.accounts.findById(found.account_id);
    if (!account) return;
    await inTransaction(systemContext(account, this.clock.now(), this.database), async (ctx) => {
      const row = await this.store.lockForUpdate(ctx, found.id);
      if (!row || row.status === details.case_status) return;
      if (pathTo('update', row.status, details.case_status) === null) return;
      // What was wanted of the case as it stood does not apply to it as it stands now.
      const isOvertaken = row.wanted !== null && row.wanted !== 'close';
      const idle = isOvertaken ? { ...row, wanted: null, sealed_wish: null, run_at: null } : row;
      await this.writer.update(
        ctx,
        row,
        applyCaseUpdate(idle, details, ctx.now, shutdownsIn(this.config)),
        'update',
        'everify',
      );
    });
  }
}

/** E-Verify is asked again at the next poll. */
function ignoreUnavailable(error: unknown): void {
  if (error instanceof EverifyUnavailable || error instanceof EverifyRefusal) return;
  throw error;
}
