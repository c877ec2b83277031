import { Injectable } from '@nestjs/common';
import { Clock, type Context, ProblemError, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { AccountsService, SecurityReadsService } from '../../identity/index.js';
import { Metrics } from '../../observability/index.js';

const messages = {
  signatures:
    'The signatures of this task are not those that were recorded when they were made, so the task is not shown',
  answers: 'Answers of this task are not those that were signed, so they are not shown',
  versions:
    'The earlier versions of this task are not those that were kept when they were replaced, so they are not shown',
  index:
    'The person, employer, dates or form of this task are not those that its audit trail attests, so it is not shown',
  files: 'This file is not the one that was uploaded, so it is not shown',
  document: 'The file of this document is not the one that was made, so it is not shown',
} as const;

/** Says where a record was changed past this program: which task, and what of it, and nothing that it holds. */
@Injectable()
export class TamperingLog {
  constructor(
    private readonly metrics: Metrics,
    private readonly securityLog: SecurityReadsService,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** @returns 500, to be thrown: a record that is not what its trail says is not shown as if it were right */
  found(ctx: Context, taskId: string, what: keyof typeof messages): ProblemError {
    this.record(ctx, taskId, what);
    return new ProblemError(500, 'InternalServerError', messages[what]);
  }

  /** Delays nobody, and stays where the transaction of the context fails. */
  record(ctx: Context, taskId: string, what: keyof typeof messages | 'edition' | 'trail'): void {
    this.metrics.count('tampering_found', { what });
    const subject = { type: 'task', id: taskId } as const;
    this.securityLog
      .record(ctx, { kind: 'task.tampering_found', outcome: 'failed', subject, detail: { what } })
      ?.catch(() => undefined);
  }

  /** Anchors belong to no account: the installation's first live account is told, as it is of keys. */
  async recordAnchors(): Promise<void> {
    this.metrics.count('tampering_found', { what: 'anchors' });
    const account = await this.accounts.findByName('live');
    if (!account) return;
    const ctx = systemContext(account, this.clock.now(), this.database.ofAccount(account.id));
    await this.securityLog.record(ctx, { kind: 'trail_anchors.missing', outcome: 'failed' });
  }
}
