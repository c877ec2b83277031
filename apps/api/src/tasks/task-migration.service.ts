import { Injectable } from '@nestjs/common';
import { FormsStore } from '../forms/index.js';
import { findTaskFor } from '../placements/index.js';
import { SecurityLogService } from '../identity/index.js';
import { EmployeesService } from '../records/index.js';
import { emitEvent } from '../events/index.js';
import { badRequest, type Context, inTransaction } from '../context/index.js';
import { ComplianceDeadlinesService } from './compliance/compliance-deadlines.service.js';
import { AuditTrail } from './signing/audit-trail.store.js';
import { employmentFacts } from './trail/form-index.js';
import { IndexReader } from './trail/index-reader.store.js';
import { RenewalsService } from './renewals/renewals.service.js';
import { TaskPresenter } from './task-presenter.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';
import { toActiveTask } from './to-active-task.js';

/** Moves what a person completed to another record of the same person: entered twice, or hired again. */
@Injectable()
export class TaskMigrationService {
  constructor(
    private readonly store: TasksStore,
    private readonly forms: FormsStore,
    private readonly presenter: TaskPresenter,
    private readonly employees: EmployeesService,
    private readonly trail: AuditTrail,
    private readonly deadlines: ComplianceDeadlinesService,
    private readonly renewals: RenewalsService,
    private readonly log: SecurityLogService,
    private readonly index: IndexReader,
  ) {}

  /** A form that the target has completed already stays where it is. */
  migrate(ctx: Context, from: string, to: string): Promise<void> {
    if (from === to) throw badRequest('target_employee_id must be another employee');
    return inTransaction(ctx, async (ctx) => {
      // In one order, so that two migrations in opposite directions do not wait for each other.
      // Placements of both wait: a form attests the placements of its employee.
      for (const id of [from, to].sort()) await this.employees.lockForUpdate(ctx, id);
      const movable = await this.lockMovable(ctx, from, to);
      for (const task of movable) {
        const moved = { ...task, employee_id: to, updated_at: ctx.now };
        const index = await this.movedIndex(ctx, moved);
        await this.store.move(ctx, task.id, to);
        await this.trail.append(ctx, task.id, 'moved', { from_employee_id: from, to_employee_id: to, index });
        await emitEvent(ctx, 'task.updated', await this.presenter.toTask(ctx, moved));
      }
      await this.log.record(ctx, {
        kind: 'employee.forms_moved',
        subject: { type: 'employee', id: from },
        detail: { to_employee_id: to, count: movable.length },
      });
      await this.deadlines.refresh(ctx, to);
      for (const id of [from, to].sort()) await this.renewals.refresh(ctx, id);
    });
  }

  /** The form belongs to the target from now on, with the target's employments in place of the source's. */
  private async movedIndex(ctx: Context, task: TaskEntity) {
    await this.trail.lock(ctx, task.id);
    const read = await this.index.read(ctx, task.id);
    const before = Object.keys(read?.attested?.placements ?? {}).map((id) => [id, null] as const);
    const placements = employmentFacts(await this.index.employmentsFor(ctx, task));
    return {
      employee_id: task.employee_id,
      placements: { ...Object.fromEntries(before), ...placements },
    };
  }

  /** Those of the forms that the target has not completed yet, for what they are. */
  private async lockMovable(ctx: Context, from: string, to: string): Promise<TaskEntity[]> {
    const completed = await this.store.lockCompleted(ctx, from);
    const theirs = (await this.store.listSummaries(ctx, [to])).map((task) => toActiveTask(ctx, task));
    const formIds = [...new Set(completed.map(({ form_id }) => form_id))];
    const forms = new Map((await this.forms.listByIds(ctx, formIds)).map((form) => [form.id, form]));
    return completed.filter(({ form_id, employer_id: employerId, placement_id: placementId }) => {
      const form = { id: form_id, scope: forms.get(form_id)?.scope ?? null };
      const need = { form, employeeId: to, employerId, placementId, factHashes: null };
      return findTaskFor(need, theirs)?.status !== 'completed';
    });
  }
}
