import { Injectable } from '@nestjs/common';
import { type FormEntity, FormsStore } from '../forms/index.js';
import type { Context } from '../context/index.js';
import {
  type ActiveTask,
  type EmploymentRecord,
  type PlacementEntity,
  PlacementTasksPort,
  type WantedTasks,
} from '../placements/index.js';
import { ComplianceDeadlinesService } from './compliance/compliance-deadlines.service.js';
import { DeletionScheduler } from './deletion-scheduler.js';
import { AuditTrail } from './signing/audit-trail.store.js';
import { IndexReader } from './trail/index-reader.store.js';
import { RenewalsService } from './renewals/renewals.service.js';
import { TaskCreationService } from './task-creation.service.js';
import { TasksStore } from './tasks.store.js';
import { toActiveTask } from './to-active-task.js';

/** Implements what placements need from tasks. */
@Injectable()
export class PlacementTasksService extends PlacementTasksPort {
  constructor(
    private readonly store: TasksStore,
    private readonly forms: FormsStore,
    private readonly taskCreation: TaskCreationService,
    private readonly deletionScheduler: DeletionScheduler,
    private readonly deadlines: ComplianceDeadlinesService,
    private readonly renewals: RenewalsService,
    private readonly index: IndexReader,
    private readonly trail: AuditTrail,
  ) {
    super();
  }

  async listActiveTasks(ctx: Context, employeeIds: readonly string[]): Promise<ActiveTask[]> {
    return (await this.store.listSummaries(ctx, employeeIds)).map((task) => toActiveTask(ctx, task));
  }

  /** The employee's row, which the caller has locked, keeps others from making the same tasks at the same time. */
  async createTasks(ctx: Context, { placement, forms, employments }: WantedTasks): Promise<ActiveTask[]> {
    const { employee_id, employer_id, client_id, job_id } = placement;
    const given = { employee_id, employer_id, client_id, job_id, placement_id: placement.id };
    const renewed = new Map(forms.map(({ formId, renewsTaskId }) => [formId, renewsTaskId]));
    const wanted = this.formsInOrder(ctx, [...renewed.keys()]);
    const created = await this.taskCreation.create(ctx, wanted, given, { placement, renewed, employments });
    return created.map((task) => toActiveTask(ctx, task));
  }

  async onEmploymentChanged(ctx: Context, employeeId: string): Promise<void> {
    await this.deletionScheduler.reschedule(ctx, employeeId);
    await this.deadlines.refresh(ctx, employeeId);
    await this.renewals.refresh(ctx, employeeId);
  }

  async onEmploymentRecorded(
    ctx: Context,
    { id, employee_id }: Pick<PlacementEntity, 'id' | 'employee_id'>,
    facts: Partial<EmploymentRecord>,
  ): Promise<void> {
    for (const taskId of await this.index.lockInspected(ctx, employee_id))
      await this.trail.append(ctx, taskId, 'index_attested', { index: { placements: { [id]: facts } } });
  }

  async onNeedsChanged(ctx: Context, employeeId: string): Promise<void> {
    await this.renewals.refresh(ctx, employeeId);
  }

  private async formsInOrder(ctx: Context, formIds: readonly string[]): Promise<FormEntity[]> {
    const found = new Map((await this.forms.listByIds(ctx, formIds)).map((form) => [form.id, form]));
    return formIds.flatMap((id) => found.get(id) ?? []);
  }
}
