import type { CorrectionRequest } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, notFound } from '../../context/index.js';
import { EmployeeTasksService } from '../employee-tasks.service.js';
import { DocumentAccessLog } from '../signing/document-access-log.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { CorrectionSealer } from './correction-sealer.js';

/** Shows what employees ask to correct. Their words are sensitive: whoever is shown them stands in the security log. */
@Injectable()
export class CorrectionReadsService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly employeeTasks: EmployeeTasksService,
    private readonly sealer: CorrectionSealer,
    private readonly accessLog: DocumentAccessLog,
  ) {}

  /** @throws ProblemError 404 where nothing was asked */
  async get(ctx: Context, taskId: string): Promise<CorrectionRequest> {
    const { task } = await this.aggregates.load(ctx, taskId);
    const correction = this.sealer.open(task);
    if (!correction) throw notFound('correction request');
    await this.accessLog.recordSensitiveRead(ctx, taskId);
    return correction;
  }

  /** What waits for an answer, of all forms of an employee. */
  async listAsked(ctx: Context, employeeId: string): Promise<{ readonly data: CorrectionRequest[] }> {
    const tasks = await this.employeeTasks.listReadable(
      ctx,
      employeeId,
      ({ correction_requested_at: at }) => at !== null,
    );
    const data = tasks.flatMap((task) => this.sealer.open(task) ?? []);
    for (const { task_id } of data) await this.accessLog.recordSensitiveRead(ctx, task_id);
    return { data };
  }
}
