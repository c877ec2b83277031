import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { idsInScope } from '../identity/index.js';
import { EmployeesService } from '../records/index.js';
import { maySeeAnswers } from './segregation/may-see-answers.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';

/** All forms of an employee whose answers the caller may read, for what is asked of each of them at once. */
@Injectable()
export class EmployeeTasksService {
  constructor(
    private readonly employees: EmployeesService,
    private readonly tasks: TasksStore,
  ) {}

  /**
   * Those that fit, newest first. A form that is kept apart from the caller is left out, where asking for it alone is refused.
   * @throws ProblemError 404 where the employee is not the account's, or not for the caller
   */
  async listReadable(
    ctx: Context,
    employeeId: string,
    fits: (task: TaskEntity) => boolean,
  ): Promise<TaskEntity[]> {
    await this.employees.getRow(ctx, employeeId);
    const rows = (await this.tasks.listActive(ctx, [employeeId])).filter(fits);
    if (rows.length === 0) return [];
    const ids = await idsInScope(
      ctx,
      'tasks',
      rows.map(({ id }) => id),
    );
    const readable = await Promise.all(
      rows.map(async (row) => ids.has(row.id) && (await maySeeAnswers(ctx, row))),
    );
    return rows.filter((_, at) => readable[at]);
  }
}
