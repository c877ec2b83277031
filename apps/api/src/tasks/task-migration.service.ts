import { Injectable } from '@nestjs/common';
import { EmployeesService } from '../records/index.js';
import { emitEvent } from '../events/index.js';
import { badRequest, type Context, inTransaction } from '../context/index.js';
import { ComplianceDeadlinesService } from './compliance/compliance-deadlines.service.js';
import { AuditTrail } from './signing/audit-trail.store.js';
import { TaskPresenter } from './task-presenter.js';
import { TasksStore } from './tasks.store.js';

/** Moves what a person completed to another record of the same person: entered twice, or hired again. */
@Injectable()
export class TaskMigrationService {
  constructor(
    private readonly store: TasksStore,
    private readonly presenter: TaskPresenter,
    private readonly employees: EmployeesService,
    private readonly trail: AuditTrail,
    private readonly deadlines: ComplianceDeadlinesService,
  ) {}

  /** A form that the target has completed already stays where it is. */
  migrate(ctx: Context, from: string, to: string): Promise<void> {
    if (from === to) throw badRequest('target_employee_id must be another employee');
    return inTransaction(ctx, async (ctx) => {
      // In one order, so that two migrations in opposite directions do not wait for each other.
      for (const id of [from, to].sort()) await this.employees.lockForReference(ctx, id);
      for (const task of await this.store.lockMovable(ctx, from, to)) {
        await this.store.move(ctx, task.id, to);
        await this.trail.append(ctx, task.id, 'moved', { from_employee_id: from, to_employee_id: to });
        const moved = { ...task, employee_id: to, updated_at: ctx.now };
        await emitEvent(ctx, 'task.updated', await this.presenter.toTask(ctx, moved));
      }
      await this.deadlines.refresh(ctx, to);
    });
  }
}
