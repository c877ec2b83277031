import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { TaskCases } from '../tasks/index.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { everifyKeys } from './everify-keys.js';

/** What tasks ask of their E-Verify cases. */
@Injectable()
export class EverifyTaskCases extends TaskCases {
  constructor(private readonly store: EverifyCasesStore) {
    super();
  }

  isOfVisibleCase(ctx: Context, taskId: string): Promise<boolean> {
    return this.store.isFormOfVisibleCase(ctx, taskId);
  }

  listOfEmployees(
    ctx: Context,
    employeeIds: readonly string[],
  ): Promise<{ readonly id: string; readonly employee_id: string }[]> {
    return this.store.listOfEmployees(ctx, employeeIds);
  }

  async purge(ctx: Context, taskId: string): Promise<string[]> {
    return (await this.store.forgetOfTask(ctx, taskId)).flatMap(everifyKeys);
  }
}
