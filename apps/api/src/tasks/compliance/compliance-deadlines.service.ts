import { type LegalDeadline, formsWithDeadlines, isReplacedByNewer, legalDeadlinesOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, endOfDayIn, timeZoneOf } from '../../context/index.js';
import { type Employment, loadEmployment } from '../../placements/index.js';
import { completedFormOf, type TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { TaskEntity } from '../task.entity.js';
import { TasksStore } from '../tasks.store.js';
import type { ComplianceDeadlineEntity } from './compliance-deadline.entity.js';
import { ComplianceDeadlinesStore } from './compliance-deadlines.store.js';

/** Keeps what completed forms leave to be done up to date: with each completion, and with the end of an employment. */
@Injectable()
export class ComplianceDeadlinesService {
  constructor(
    private readonly store: ComplianceDeadlinesStore,
    private readonly tasks: TasksStore,
    private readonly aggregates: TaskAggregateRepository,
  ) {}

  /** In the transaction that completed the task: its form may take the place of an earlier one. */
  async taskCompleted(ctx: Context, { form_key, employee_id }: TaskEntity): Promise<void> {
    if (hasDeadlines(form_key)) await this.refresh(ctx, employee_id);
  }

  /** Works out anew what all completed forms of an employee leave to be done. */
  async refresh(ctx: Context, employeeId: string): Promise<void> {
    const tasks = (await this.tasks.listActive(ctx, [employeeId])).filter(
      ({ completed_at, form_key }) => completed_at !== null && hasDeadlines(form_key),
    );
    if (tasks.length === 0) return;
    const employment = await loadEmployment(ctx, employeeId);
    const deadlines: Omit<ComplianceDeadlineEntity, 'announced'>[] = [];
    for (const task of tasks.filter((it) => isInForce(it, tasks)))
      deadlines.push(...deadlinesOf(await this.aggregates.assemble(ctx, task), employment));
    const taskIds = tasks.map(({ id }) => id);
    await this.store.replace(ctx, { taskIds, kinds: 'due' }, deadlines);
  }
}

const hasDeadlines = (formKey: string): boolean => formsWithDeadlines.includes(formKey);

/** Whether no newer one of the same employer took its place. */
function isInForce(task: TaskEntity, tasks: readonly TaskEntity[]): boolean {
  const isNewer = (other: TaskEntity) =>
    other.form_key === task.form_key &&
    other.employer_id === task.employer_id &&
    (other.completed_at ?? 0) > (task.completed_at ?? 0);
  return !isReplacedByNewer(task.form_key) || !tasks.some(isNewer);
}

function deadlinesOf(
  aggregate: TaskAggregate,
  employment: Employment,
): Omit<ComplianceDeadlineEntity, 'announced'>[] {
  const { task, records } = aggregate;
  const employed_until = employment.isOngoing ? null : employment.endsOn;
  return legalDeadlinesOf(task.form_key, completedFormOf(aggregate))
    .filter(({ dueOn }) => employed_until === null || dueOn <= employed_until)
    .map((deadline) => ({ ...toRow(task, deadline, timeZoneOf(records.employer)), employed_until }));
}

const toRow = (
  { id, account_id }: TaskEntity,
  { kind, path, sectionId, dueOn }: LegalDeadline,
  timeZone: string,
) => ({
  id: `${kind}:${id}:${path}`,
  account_id,
  task_id: id,
  kind,
  section_id: sectionId,
  due_on: dueOn,
  due_at: endOfDayIn(timeZone, dueOn),
  time_zone: timeZone,
});
