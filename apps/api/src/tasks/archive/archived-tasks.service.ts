import type { ArchivedTask, ArchivedTaskListQuery, NumberedPage, Task } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { type EmployeeName, RecordNamesStore } from '../../records/index.js';
import { TaskPresenter } from '../task-presenter.js';
import type { TaskEntity } from '../task.entity.js';
import { TasksService } from '../tasks.service.js';
import { LegalHoldsStore } from '../retention/legal-holds.store.js';
import { ArchivedTasksStore } from './archived-tasks.store.js';
import { inArchive } from './in-archive.js';

/** Withdrawn tasks, to whoever may see them. */
@Injectable()
export class ArchivedTasksService {
  constructor(
    private readonly store: ArchivedTasksStore,
    private readonly tasks: TasksService,
    private readonly presenter: TaskPresenter,
    private readonly names: RecordNamesStore,
    private readonly holds: LegalHoldsStore,
  ) {}

  async list(ctx: Context, query: ArchivedTaskListQuery): Promise<NumberedPage<ArchivedTask>> {
    const { rows, total } = await this.store.list(ctx, query);
    return toPage(await this.present(ctx, rows), total, query);
  }

  /** @throws ProblemError 404 */
  async getById(ctx: Context, id: string): Promise<ArchivedTask> {
    const [archived] = await this.present(ctx, [await this.tasks.getRow(inArchive(ctx), id)]);
    if (!archived) throw new Error('one task is one of the archive');
    return archived;
  }

  private async present(ctx: Context, rows: readonly TaskEntity[]): Promise<ArchivedTask[]> {
    const tasks = await this.presenter.toTasks(ctx, rows);
    const ids = [...new Set(rows.map(({ employee_id }) => employee_id))];
    const employees = await this.names.findEmployees(ctx, ids);
    const held = await this.holds.listHeld(
      ctx,
      rows.map(({ id }) => id),
    );
    return rows.flatMap((row, at) => {
      const task = tasks[at];
      const more = { employee: employees.get(row.employee_id), isHeld: held.has(row.id) };
      return task ? [toArchivedTask(row, task, more)] : [];
    });
  }
}

interface Circumstances {
  readonly employee: EmployeeName | undefined;
  readonly isHeld: boolean;
}

function toArchivedTask(row: TaskEntity, task: Task, { employee, isHeld }: Circumstances): ArchivedTask {
  const { withdrawal } = row;
  return {
    id: row.id,
    task,
    employee_name: employee?.name ?? null,
    is_employee_deleted: employee?.is_deleted ?? true,
    is_held: isHeld,
    withdrawn: {
      at: (row.deleted_at ?? row.updated_at).toISOString(),
      cause: withdrawal?.cause ?? null,
      reason: withdrawal?.reason ?? null,
      by: { kind: withdrawal?.by_kind ?? null, id: withdrawal?.by_id ?? null },
    },
  };
}
