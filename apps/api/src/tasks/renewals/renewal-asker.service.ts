import type { CreateTask } from '@firstday/domain';
import { dateInTimeZone } from '../../context/index.js';
import { Injectable } from '@nestjs/common';
import { type Context, ProblemError, type Queries } from '../../context/index.js';
import { BackgroundWork } from '../../background/index.js';
import { Database } from '../../database/index.js';
import { FormsService, FormsStore } from '../../forms/index.js';
import { SystemContexts } from '../../identity/index.js';
import { EmployeesService, lockActiveRecord } from '../../records/index.js';
import { TaskCreationService } from '../task-creation.service.js';
import { type PlannedRenewal, RenewalsService } from './renewals.service.js';
import { type DueRenewal, RenewalsStore } from './renewals.store.js';

const hour = 3_600_000;

/** Asks for completed forms again whose day has come. */
@Injectable()
export class RenewalAsker {
  /** Until when this process leaves some alone: they failed, or another one of the form is being filled in. */
  private readonly postponed = new Map<string, number>();

  constructor(
    private readonly store: RenewalsStore,
    private readonly renewals: RenewalsService,
    private readonly creation: TaskCreationService,
    private readonly employees: EmployeesService,
    private readonly forms: FormsStore,
    private readonly usable: FormsService,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
    private readonly background: BackgroundWork,
  ) {}

  /** One a transaction. @returns whether there may be more */
  async askNext(now: Date): Promise<boolean> {
    const found: { due?: DueRenewal } = {};
    try {
      return await this.database.transaction(async (db) => {
        const due = await this.store.findDue(db, now, this.listPostponed(now));
        if (!due) return false;
        found.due = due;
        await this.ask(db, due, now);
        return true;
      });
    } catch (error) {
      const { due } = found;
      if (!due) throw error;
      this.background.report('renewals', error, { id: due.id });
      this.postpone(due, now);
      return true;
    }
  }

  /**
   * The form before the employee, and the employee before what was found: whoever publishes, places or assigns locks in
   * this order, and what another process has asked meanwhile is not due any more.
   */
  private async ask(db: Queries, due: DueRenewal, now: Date): Promise<void> {
    const ctx = await this.contexts.ofAccount(due.account_id, { db, now });
    if (!ctx) return this.postpone(due, now);
    await this.forms.lockByKeys(ctx, [due.form_key]);
    if (!(await this.lockEmployee(ctx, due.employee_id))) return this.postpone(due, now);
    const planned = (await this.renewals.refresh(ctx, due.employee_id)).find(
      ({ deadline }) => deadline.id === due.id,
    );
    if (!planned || planned.deadline.due_on > dateInTimeZone(planned.deadline.time_zone, now)) return;
    if (!(await this.isUsable(ctx, planned))) return this.postpone(due, now);
    if (planned.isOneOpen) return this.postpone(due, now);
    await this.create(ctx, planned);
    await this.renewals.refresh(ctx, due.employee_id);
  }

  private async create(ctx: Context, planned: PlannedRenewal): Promise<void> {
    const { task, form } = planned;
    const given = await givenFor(ctx, planned);
    await this.creation.create(ctx, [form], given, { renewed: new Map([[form.id, task.id]]) });
  }

  /** Not while an official file that it shows is not installed. */
  private async isUsable(ctx: Context, { form }: PlannedRenewal): Promise<boolean> {
    return (await this.usable.usableAmong(ctx, [form.key])).has(form.key);
  }

  /** @returns whether the employee is there */
  private async lockEmployee(ctx: Context, id: string): Promise<boolean> {
    try {
      await this.employees.lockForUpdate(ctx, id);
      return true;
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404) return false;
      throw error;
    }
  }

  private listPostponed(now: Date): string[] {
    for (const [id, until] of this.postponed) if (until <= now.getTime()) this.postponed.delete(id);
    return [...this.postponed.keys()];
  }

  private postpone({ id }: DueRenewal, now: Date): void {
    this.postponed.set(id, now.getTime() + hour);
  }
}

/** The associations of the placement that needs it, else those of the task before as far as their records are there. */
async function givenFor(ctx: Context, { task, need }: PlannedRenewal): Promise<Omit<CreateTask, 'form_id'>> {
  const { employee_id } = task;
  if (need !== 'employee') {
    const { id: placement_id, employer_id, client_id, job_id } = need;
    return { employee_id, employer_id, client_id, job_id, placement_id };
  }
  const active = async (table: 'clients' | 'jobs', id: string | null) =>
    id !== null && (await lockActiveRecord(ctx, table, id)) ? id : null;
  return {
    employee_id,
    employer_id: task.employer_id,
    client_id: await active('clients', task.client_id),
    job_id: await active('jobs', task.job_id),
  };
}
