import type { BankChangeCancelled, CancelBankChange } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Clock, type Context, type Origin, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { emitEvent } from '../../events/index.js';
import { AccountsService, SecurityLogService } from '../../identity/index.js';
import { SectionReopener } from '../signing/section-reopener.js';
import { isHeld, isSigned } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TasksService } from '../tasks.service.js';
import { TasksStore } from '../tasks.store.js';
import { toBankEvent } from './bank-accounts-in.js';
import { BankChangeLink } from './bank-change-link.js';

interface Visit {
  readonly origin: Origin;
  readonly requestId: string;
}

/** Stops a change of bank account that is on hold, by the link in the message about it. */
@Injectable()
export class BankChangeCancellations {
  constructor(
    private readonly link: BankChangeLink,
    private readonly aggregates: TaskAggregateRepository,
    private readonly store: TasksStore,
    private readonly tasks: TasksService,
    private readonly reopener: SectionReopener,
    private readonly accounts: AccountsService,
    private readonly log: SecurityLogService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async cancel({ token }: CancelBankChange, visit: Visit): Promise<BankChangeCancelled> {
    const change = this.link.read(token);
    const account = change && (await this.accounts.findOpen(change.accountId));
    if (!change || !account) return { is_cancelled: false };
    const now = this.clock.now();
    const ctx = { ...systemContext(account, now, this.database.ofAccount(account.id)), ...visit };
    const is_cancelled = await ctx.db.transaction((db) =>
      this.stop({ ...ctx, db }, change.taskId, change.heldUntil),
    );
    return { is_cancelled };
  }

  /** A new form is withdrawn. One that was opened again is to be signed anew; its earlier version stays on record. */
  private async stop(ctx: Context, taskId: string, heldUntil: Date): Promise<boolean> {
    if (!(await this.store.lock(ctx, taskId))) return false;
    const aggregate = await this.aggregates.load(ctx, taskId);
    const { task, edition } = aggregate;
    if (task.completed_at || !isHeld(task, ctx.now) || task.held_until?.getTime() !== heldUntil.getTime())
      return false;
    if (task.bank_hash === null) await this.tasks.withdraw(ctx, taskId, { cause: 'request' });
    else
      await this.reopener.reopen(
        ctx,
        aggregate,
        edition.sections.filter((section) => isSigned(aggregate, section)),
        { reason: null, voidReason: 'The change of bank account was stopped', task: { held_until: null } },
      );
    await emitEvent(
      ctx,
      'employee.bank_account_changed',
      toBankEvent(aggregate, { status: 'cancelled', pendingUntil: null }),
    );
    await this.log.record(ctx, {
      kind: 'bank_change.cancelled',
      subject: { type: 'employee', id: task.employee_id },
      detail: { task_id: taskId },
    });
    return true;
  }
}
