import { type CaseDetails, pathTo } from '@firstday/everify';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context, inTransaction } from '../context/index.js';
import { applyCaseUpdate } from './apply-case-update.js';
import { CaseWriter } from './case-writer.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { shutdownsIn } from './shutdowns-in.js';

/** Records what E-Verify says of a case that changed by itself. */
@Injectable()
export class CaseUpdatesService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: EverifyCasesStore,
    private readonly writer: CaseWriter,
  ) {}

  record(ctx: Context, id: string, details: CaseDetails): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      const row = await this.store.lockForUpdate(ctx, id);
      if (!row || row.status === details.case_status) return;
      if (pathTo('update', row.status, details.case_status) === null) return;
      // What was wanted of the case as it stood does not apply to it as it stands now.
      const isOvertaken = row.wanted !== null && row.wanted !== 'close';
      const idle = isOvertaken ? { ...row, wanted: null, sealed_wish: null, run_at: null } : row;
      const after = applyCaseUpdate(idle, details, ctx.now, shutdownsIn(this.config));
      await this.writer.update(ctx, row, after, 'update', 'everify');
    });
  }
}
