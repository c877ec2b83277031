import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import {
  type DueTaskCase,
  type TaskCaseHistory,
  type TaskCaseNotice,
  TaskCases,
  type TaskCaseStep,
  type TaskAggregate,
} from '../tasks/index.js';
import { CasePreparationService } from './case-preparation.service.js';
import { DueCasesStore } from './due-cases.store.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { everifyFiles, everifyKeys } from './everify-keys.js';
import { toCaseHistory } from './to-case-history.js';
import { toCaseNotice } from './to-case-notice.js';

/** What tasks ask of their E-Verify cases. */
@Injectable()
export class EverifyTaskCases extends TaskCases {
  constructor(
    private readonly store: EverifyCasesStore,
    private readonly due: DueCasesStore,
    private readonly preparation: CasePreparationService,
  ) {
    super();
  }

  isOfVisibleCase(ctx: Context, taskId: string): Promise<boolean> {
    return this.store.isFormOfVisibleCase(ctx, taskId);
  }

  async wasAuthorized(ctx: Context, taskId: string): Promise<boolean> {
    const cases = await this.store.listOfTask(ctx, taskId);
    return cases.some((it) => it.eligibility_statement === 'EMPLOYMENT_AUTHORIZED');
  }

  listOfEmployees(
    ctx: Context,
    employeeIds: readonly string[],
  ): Promise<{ readonly id: string; readonly employee_id: string }[]> {
    return this.store.listOfEmployees(ctx, employeeIds);
  }

  takeNumber(ctx: Context, aggregate: TaskAggregate): Promise<void> {
    return this.preparation.takeNumber(ctx, aggregate);
  }

  async historyOf(ctx: Context, taskId: string): Promise<readonly TaskCaseHistory[]> {
    const cases = await this.store.listOfTask(ctx, taskId);
    if (cases.length === 0) return [];
    const steps = await this.store.findSteps(
      ctx,
      cases.map(({ id }) => id),
    );
    return cases.map((row) => ({
      id: row.id,
      case_number: row.case_number,
      history: toCaseHistory(
        row,
        steps.filter(({ case_id }) => case_id === row.id),
      ),
      files: everifyFiles(row.id),
    }));
  }

  async purge(ctx: Context, taskId: string): Promise<string[]> {
    return (await this.store.forgetOfTask(ctx, taskId)).flatMap(everifyKeys);
  }

  async listNotices(ctx: Context, employeeIds: readonly string[]): Promise<readonly TaskCaseNotice[]> {
    return (await this.store.listMismatches(ctx, employeeIds)).flatMap((row) => toCaseNotice(row) ?? []);
  }

  listNotified(ctx: Context): Promise<readonly string[]> {
    return this.store.listNotified(ctx);
  }

  listDue(ctx: Context, until: string): Promise<readonly DueTaskCase[]> {
    return this.due.list(ctx, until);
  }

  listStepsOf(ctx: Context, employeeId: string): Promise<readonly TaskCaseStep[]> {
    return this.store.listStepsOf(ctx, employeeId);
  }
}
