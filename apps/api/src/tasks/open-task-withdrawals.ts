import type { WithdrawalReason } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { idsInScope } from '../identity/index.js';
import { TasksService } from './tasks.service.js';
import { TasksStore } from './tasks.store.js';

/** Withdraws what many employees have not completed. */
@Injectable()
export class OpenTaskWithdrawals {
  constructor(
    private readonly store: TasksStore,
    private readonly tasks: TasksService,
  ) {}

  /** Those that the caller may change, by the employee. */
  async listOpen(ctx: Context, employees: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const open = (await this.store.listSummaries(ctx, employees)).filter(
      ({ completed_at }) => completed_at === null,
    );
    const seen = await idsInScope(
      ctx,
      'tasks',
      open.map(({ id }) => id),
    );
    const visible = open.filter(({ id }) => seen.has(id));
    return new Map(
      employees.map((employee) => [
        employee,
        visible.filter(({ employee_id }) => employee_id === employee).map(({ id }) => id),
      ]),
    );
  }

  withdraw(ctx: Context, id: string, reason: WithdrawalReason | undefined) {
    return this.tasks.withdraw(ctx, id, { cause: 'request', reason });
  }
}
