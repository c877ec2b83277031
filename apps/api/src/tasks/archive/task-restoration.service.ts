import type { Task } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbiddenBecause, inTransaction } from '../../context/index.js';
import { actorWithPermission } from '../../identity/index.js';
import { EmployeesService } from '../../records/index.js';
import { DeletionScheduler } from '../deletion-scheduler.js';
import { TasksService } from '../tasks.service.js';
import { inArchive } from './in-archive.js';

/** Brings withdrawn tasks back, and with one the record of its employee. */
@Injectable()
export class TaskRestorationService {
  constructor(
    private readonly tasks: TasksService,
    private readonly employees: EmployeesService,
    private readonly deletionScheduler: DeletionScheduler,
  ) {}

  /** @throws ProblemError 404 where it is not in the archive, or was destroyed */
  restore(ctx: Context, id: string): Promise<Task> {
    return inTransaction(ctx, async (ctx) => {
      const { employee_id } = await this.tasks.getRow(inArchive(ctx), id);
      await this.tasks.restore(ctx, id);
      // After the task, which its placements name. Nobody locks the record of a deleted employee before their tasks.
      if (!(await this.employees.exists(ctx, employee_id))) await this.restoreEmployee(ctx, employee_id);
      await this.deletionScheduler.reschedule(ctx, employee_id);
      return this.tasks.getById(ctx, id);
    });
  }

  private async restoreEmployee(ctx: Context, employeeId: string): Promise<void> {
    const actor = actorWithPermission(ctx.actor, 'employee:edit');
    if (!actor)
      throw forbiddenBecause('The employee was deleted too: to restore the record takes employee:edit');
    await this.employees.restore({ ...ctx, actor }, employeeId);
  }
}
