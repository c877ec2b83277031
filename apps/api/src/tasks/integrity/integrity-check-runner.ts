import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { InstallationChecks } from './installation-checks.service.js';
import type { IntegrityCheckEntity } from './integrity-check.entity.js';
import { IntegrityChecksStore } from './integrity-checks.store.js';
import { TaskChecks, withFindings } from './task-checks.service.js';
import { toIntegrityCheck } from './to-integrity-check.js';

/** The log of anchors is read from its beginning, and cannot be gone on with in the middle. */
const leaseForAnchors = 3600;

/** Does what comes next of a check, and says how it ended. */
@Injectable()
export class IntegrityCheckRunner {
  constructor(
    private readonly store: IntegrityChecksStore,
    private readonly tasks: TaskChecks,
    private readonly installation: InstallationChecks,
    private readonly log: SecurityLogService,
  ) {}

  /** @returns the check as it is then; nothing where another worker took it meanwhile */
  async next(
    ctx: Context,
    row: IntegrityCheckEntity,
    stopping: AbortSignal,
  ): Promise<IntegrityCheckEntity | undefined> {
    const begin = performance.now();
    const looked = await this.tasks.checkSome(ctx, row);
    if (!looked) return this.end(ctx, row);
    // Half of the time is for others.
    await wait(performance.now() - begin, undefined, { signal: stopping }).catch(() => undefined);
    return this.store.progress(ctx, looked);
  }

  /** For one that is over, however it ended. */
  async announce(ctx: Context, row: IntegrityCheckEntity): Promise<void> {
    await this.log.record(ctx, {
      kind: 'integrity_check.finished',
      outcome: row.status === 'passed' ? 'succeeded' : 'failed',
      subject: { type: 'integrity_check', id: row.id },
      detail: { result: row.status, count: row.findings_count },
    });
    if (row.status !== 'passed') await emitEvent(ctx, 'integrity_check.failed', toIntegrityCheck(row));
  }

  private async end(ctx: Context, row: IntegrityCheckEntity): Promise<IntegrityCheckEntity | undefined> {
    const includes_anchors = await this.installation.areOf(ctx);
    const held = includes_anchors ? await this.store.progress(ctx, row, leaseForAnchors) : row;
    if (!held) return undefined;
    let whole = { ...held, includes_anchors };
    if (includes_anchors)
      for await (const found of this.installation.findings(ctx)) whole = withFindings(whole, [found]);
    return inTransaction(ctx, async (ctx) => {
      const status = whole.findings_count === 0 ? 'passed' : 'failed';
      const finished = await this.store.finish(ctx, { ...whole, status });
      if (finished) await this.announce(ctx, finished);
      return finished;
    });
  }
}
