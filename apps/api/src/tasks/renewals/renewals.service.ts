import {
  earliestOf,
  formKeys,
  formsAskedAgain,
  isRenewed,
  laterOf,
  lawfulRenewalOf,
  renewalOf,
} from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, dateInTimeZone, endOfDayIn, systemContext, timeZoneOf } from '../../context/index.js';
import { type FormEntity, FormsStore } from '../../forms/index.js';
import { findTaskFor, listPlacementNeeds, type PlacementNeeds } from '../../placements/index.js';
import type { ComplianceDeadlineEntity } from '../compliance/compliance-deadline.entity.js';
import { ComplianceDeadlinesStore } from '../compliance/compliance-deadlines.store.js';
import { completedFormOf } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { TaskEntity } from '../task.entity.js';
import { TasksStore } from '../tasks.store.js';
import { toActiveTask } from '../to-active-task.js';
import { needForRenewal, type NeedForRenewal } from './need-for-renewal.js';
import { RenewalsStore } from './renewals.store.js';

/** A completed form that will be asked for again. */
export interface PlannedRenewal {
  readonly deadline: Omit<ComplianceDeadlineEntity, 'announced'>;
  readonly task: TaskEntity;
  readonly form: FormEntity;
  readonly need: NeedForRenewal;
  /** Whether another one of it is being filled in meanwhile. */
  readonly isOneOpen: boolean;
}

interface CompletedForm {
  readonly task: TaskEntity;
  readonly form: FormEntity;
}

/** Keeps up to date when what employees completed is asked for again. */
@Injectable()
export class RenewalsService {
  constructor(
    private readonly store: RenewalsStore,
    private readonly deadlines: ComplianceDeadlinesStore,
    private readonly tasks: TasksStore,
    private readonly forms: FormsStore,
    private readonly aggregates: TaskAggregateRepository,
  ) {}

  /** In the transaction that completed, withdrew or brought back the task. */
  async taskChanged(ctx: Context, { form_key, employee_id }: TaskEntity): Promise<void> {
    if (mayBeAskedAgain(form_key)) await this.refresh(ctx, employee_id);
  }

  /** Works out anew what an employee will be asked again, and when. In a transaction. @returns all of it */
  async refresh(caller: Context, employeeId: string): Promise<PlannedRenewal[]> {
    // Whoever it was that changed something: what they do not see is counted too.
    const ctx = systemContext(caller.account, caller.now, caller.db);
    if ((await this.listRenewable(ctx, employeeId)).length === 0) return [];
    await this.store.serialize(ctx, employeeId);
    const tasks = await this.listRenewable(ctx, employeeId);
    const counting = await this.listCounting(ctx, tasks);
    const placements = counting.length > 0 ? await listPlacementNeeds(ctx, employeeId) : [];
    const planned: PlannedRenewal[] = [];
    for (const it of counting) {
      const renewal = await this.plan(ctx, it, placements, tasks);
      if (renewal) planned.push(renewal);
    }
    await this.deadlines.replace(
      ctx,
      { taskIds: tasks.map(({ id }) => id), kinds: 'renewal' },
      planned.map(({ deadline }) => deadline),
    );
    return planned;
  }

  private async listRenewable(ctx: Context, employeeId: string): Promise<TaskEntity[]> {
    return (await this.tasks.listActive(ctx, [employeeId])).filter(({ form_key }) =>
      mayBeAskedAgain(form_key),
    );
  }

  /** The completed ones that count, of forms that are asked for again and were not yet. */
  private async listCounting(ctx: Context, tasks: readonly TaskEntity[]): Promise<CompletedForm[]> {
    const formIds = [...new Set(tasks.map(({ form_id }) => form_id))];
    const forms = new Map((await this.forms.listByIds(ctx, formIds)).map((form) => [form.id, form]));
    const active = tasks.map((task) => toActiveTask(ctx, task));
    const counting = tasks.flatMap((task) => {
      const form = forms.get(task.form_id);
      if (!form || form.retired_at !== null || !isAskedAgain(form) || task.completed_at === null) return [];
      const { employee_id: employeeId, employer_id: employerId, placement_id: placementId } = task;
      const answer = findTaskFor({ form, employeeId, employerId, placementId, factHashes: null }, active);
      return answer?.id === task.id ? [{ task, form }] : [];
    });
    if (counting.length === 0) return [];
    const ids = counting.map(({ task }) => task.id);
    const asked = await this.store.listAskedAgain(ctx, ids);
    return counting.filter(({ task }) => !asked.has(task.id));
  }

  private async plan(
    ctx: Context,
    { task, form }: CompletedForm,
    placements: readonly PlacementNeeds[],
    all: readonly TaskEntity[],
  ): Promise<PlannedRenewal | undefined> {
    const aggregate = await this.aggregates.assemble(ctx, task);
    const { answers, edition, records } = aggregate;
    const zone = timeZoneOf(records.employer);
    const completedOn = dateInTimeZone(zone, task.completed_at ?? ctx.now);
    const renewal = earliestOf([
      form.scope && renewalOf(form.scope, { completedOn, answers }),
      lawfulRenewalOf(form.key, completedFormOf(aggregate), form.edition),
    ]);
    if (!renewal) return undefined;
    const day = laterOf(renewal.on, dateInTimeZone(zone, ctx.now));
    const need = needForRenewal({ task, form }, placements, day);
    if (!need || (need === 'employee' && task.employer_id !== null && !records.employer)) return undefined;
    const section = edition.sections.find(({ pages }) =>
      pages.some(({ fields }) => fields.some(({ path }) => path === renewal.path)),
    );
    const deadline = {
      id: `renewal:${task.id}`,
      account_id: task.account_id,
      task_id: task.id,
      kind: 'renewal' as const,
      section_id: section?.id ?? null,
      due_on: renewal.on,
      due_at: endOfDayIn(zone, renewal.on),
      time_zone: zone,
      employed_until: null,
    };
    return { deadline, task, form, need, isOneOpen: hasOpen(ctx, task, form, all) };
  }
}

/** Forms of an account's own say so themselves; of the catalog few are. */
const mayBeAskedAgain = (formKey: string): boolean =>
  !formKeys.includes(formKey) || formsAskedAgain.includes(formKey);

const isAskedAgain = ({ key, scope }: FormEntity): boolean =>
  isRenewed(scope) || formsAskedAgain.includes(key);

function hasOpen(ctx: Context, task: TaskEntity, form: FormEntity, all: readonly TaskEntity[]): boolean {
  const need = {
    form,
    employeeId: task.employee_id,
    employerId: task.employer_id,
    placementId: task.placement_id,
    factHashes: null,
  };
  const open = all.filter(({ completed_at }) => completed_at === null).map((it) => toActiveTask(ctx, it));
  return findTaskFor(need, open) !== undefined;
}
