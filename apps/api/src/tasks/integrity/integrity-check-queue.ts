import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Database } from '../../database/index.js';
import { SystemContexts } from '../../identity/index.js';
import { errorKind } from '../../observability/index.js';
import type { IntegrityCheckEntity } from './integrity-check.entity.js';
import { IntegrityCheckRunner } from './integrity-check-runner.js';
import { IntegrityChecksStore } from './integrity-checks.store.js';

/** Runs checks one after the other; one that a process began and died over, the next goes on with. */
@Injectable()
export class IntegrityCheckQueue {
  private current: IntegrityCheckEntity | undefined;

  constructor(
    private readonly store: IntegrityChecksStore,
    private readonly runner: IntegrityCheckRunner,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
    private readonly background: BackgroundWork,
  ) {}

  /** @returns whether there was one to run */
  async runNext(stopping: AbortSignal): Promise<boolean> {
    const claimed = await this.store.claim(this.database);
    this.current = claimed;
    try {
      while (this.current && !stopping.aborted) this.current = await this.step(this.current, stopping);
      await this.release();
    } catch (error) {
      this.background.report('integrity_checks', error, { integrity_check_id: claimed?.id ?? '' });
      await this.giveBack(errorKind(error));
    } finally {
      this.current = undefined;
    }
    return claimed !== undefined;
  }

  /** For another worker to go on at once: this one was stopped in the middle. */
  async release(): Promise<void> {
    if (this.current) await this.store.release(this.database, this.current);
  }

  /** @returns nothing once there is nothing left to do */
  private async step(
    row: IntegrityCheckEntity,
    stopping: AbortSignal,
  ): Promise<IntegrityCheckEntity | undefined> {
    const ctx = await this.contexts.ofAccount(row.account_id);
    const next = ctx && (await this.runner.next(ctx, row, stopping));
    return next?.status === 'running' ? next : undefined;
  }

  /** After too many failures it is over, and the account is told. */
  private async giveBack(error: string): Promise<void> {
    const row = this.current;
    const ctx = row && (await this.contexts.ofAccount(row.account_id));
    if (!ctx) return;
    await this.database.transaction(async (db) => {
      const released = await this.store.release(db, row, error);
      if (released?.status === 'broken_off') await this.runner.announce({ ...ctx, db }, released);
    });
  }
}
