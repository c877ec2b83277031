import type { WithholdingInForce, WithholdingQuery } from '@firstday/domain';
import {
  type Answers,
  type PayrollSchedule,
  type WithholdingCertificate,
  certificateInForce,
  defaultWithholding,
  exemptionLapsesOn,
  isExempt,
  isRevised,
  isWithholdingCertificate,
  takesEffectBy,
} from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EmployeesService } from '../../records/index.js';
import { type TaskAggregate, signedSectionIds } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TasksStore } from '../tasks.store.js';

interface ReceivedCertificate extends WithholdingCertificate {
  readonly taskId: string;
}

/** Which Form W-4 an employer withholds by. */
@Injectable()
export class WithholdingService {
  constructor(
    private readonly employees: EmployeesService,
    private readonly tasks: TasksStore,
    private readonly aggregates: TaskAggregateRepository,
  ) {}

  /** @throws ProblemError 404 also where one of the employee's certificates is not the caller's to see: it could be in force */
  async get(ctx: Context, employeeId: string, query: WithholdingQuery): Promise<WithholdingInForce> {
    await this.employees.findById(ctx, employeeId);
    const on = query.on ?? ctx.now.toISOString().slice(0, 10);
    const certificates = await this.listCertificates(ctx, employeeId, query.employer_id);
    const inForce = certificateInForce(certificates, on);
    const revised = inForce !== null && isRevised(inForce, certificates);
    const schedule = scheduleOf(query);
    return {
      employee_id: employeeId,
      on,
      task_id: inForce?.taskId ?? null,
      received_on: inForce?.receivedOn ?? null,
      is_revised: revised,
      takes_effect_by: revised && schedule ? takesEffectBy(inForce.receivedOn, schedule) : null,
      lapses_on: inForce && isExempt(inForce) ? exemptionLapsesOn(inForce.year) : null,
      withholding: toWithholding(inForce?.answers ?? defaultWithholding),
    };
  }

  private async listCertificates(
    ctx: Context,
    employeeId: string,
    employerId: string | undefined,
  ): Promise<ReceivedCertificate[]> {
    const tasks = (await this.tasks.listActive(ctx, [employeeId])).filter(
      ({ completed_at, form_key, employer_id }) =>
        completed_at !== null &&
        isWithholdingCertificate(form_key) &&
        (employerId === undefined || employer_id === employerId),
    );
    return Promise.all(tasks.map(async ({ id }) => toCertificate(await this.aggregates.load(ctx, id))));
  }
}

const toCertificate = (aggregate: TaskAggregate): ReceivedCertificate => ({
  taskId: aggregate.task.id,
  year: Number(aggregate.edition.edition),
  receivedOn: aggregate.signatures[0]?.signed_on ?? '',
  answers: aggregate.answers,
  isSigned: signedSectionIds(aggregate).length > 0,
});

/** Weeks are counted from a day that the caller knows; without it no period is known. */
function scheduleOf({ pay_frequency: frequency, pay_period_start: periodStart }: WithholdingQuery) {
  const none: PayrollSchedule | null = null;
  if (frequency === 'monthly' || frequency === 'semimonthly') return { frequency };
  return frequency && periodStart ? { frequency, periodStart } : none;
}

function toWithholding(answers: Answers): WithholdingInForce['withholding'] {
  const amount = (name: string) => Number(answers[`task.${name}`] ?? 0);
  const status = answers['task.filing_status'];
  return {
    filing_status: typeof status === 'string' ? status : null,
    is_exempt: answers['task.exempt'] === true,
    has_two_jobs: answers['task.two_jobs'] === true,
    is_nonresident_alien: answers['task.nonresident_alien'] === true,
    dependents_total: amount('dependents_total'),
    other_income: amount('other_income'),
    deductions: amount('deductions'),
    extra_withholding: amount('extra_withholding'),
  };
}
