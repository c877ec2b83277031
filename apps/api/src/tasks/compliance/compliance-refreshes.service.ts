import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import type { Queries } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { SystemContexts } from '../../identity/index.js';
import { ComplianceDeadlinesService } from './compliance-deadlines.service.js';
import { ComplianceRefreshesStore } from './compliance-refreshes.store.js';

/** Works out what forms that earlier versions completed leave to be done. */
@Injectable()
export class ComplianceRefreshesService {
  constructor(
    private readonly store: ComplianceRefreshesStore,
    private readonly deadlines: ComplianceDeadlinesService,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
    private readonly background: BackgroundWork,
  ) {}

  /** What fails is reported, holds up nobody else, and is tried again with the next call. */
  async work(stopping: AbortSignal): Promise<void> {
    let employeeId = await this.store.findNext('');
    while (employeeId !== undefined && !stopping.aborted) {
      await this.refresh(employeeId);
      employeeId = await this.store.findNext(employeeId);
    }
  }

  private refresh(employee_id: string): Promise<void> {
    return this.database
      .transaction((db) => this.refreshIn(db, employee_id))
      .catch((error: unknown) => this.background.report('compliance_deadlines', error, { employee_id }));
  }

  private async refreshIn(db: Queries, employeeId: string): Promise<void> {
    const taken = await this.store.take(db, employeeId);
    const ctx = taken && (await this.contexts.ofAccount(taken.account_id, { db }));
    if (ctx) await this.deadlines.refresh(ctx, employeeId);
  }
}
