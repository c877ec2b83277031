import type { HistoryEntry, HistoryKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { formSql } from '../../forms/index.js';
import { hasPermissionForAll } from '../../identity/index.js';
import { TaskCases } from '../task-cases.js';
import type { HistoryPart, HistorySource } from './history-source.js';
import { LogHistory } from './log-history.js';

const listTasks = statement(
  'tasks.namesOf',
  `SELECT tasks.id, forms.name FROM tasks ${formSql.join('tasks')}
    WHERE tasks.account_id = $1 AND tasks.employee_id = $2`,
);

/** Who read sensitive values of the person: for whoever may see the whole security log, as there. */
@Injectable()
export class SensitiveReadHistoryStore implements HistorySource {
  readonly kinds: readonly HistoryKind[] = ['access'];
  readonly needs = 'security_log:view';

  constructor(
    private readonly cases: TaskCases,
    private readonly log: LogHistory,
  ) {}

  async list(ctx: Context, part: HistoryPart): Promise<HistoryEntry[]> {
    if (!hasPermissionForAll(ctx.actor, 'security_log:view')) return [];
    const [tasks, cases] = await Promise.all([
      ctx.db.run<{ id: string; name: string }>(listTasks, [ctx.account.id, part.employeeId]),
      this.cases.listOfEmployees(ctx, [part.employeeId]),
    ]);
    return this.log.list(ctx, part, {
      kind: 'access',
      events: ['record.sensitive_read', 'task.sensitive_read', 'everify_case.document_read'],
      subjects: [
        ...tasks.map(({ id, name }) => ({ type: 'task' as const, id, name })),
        ...cases.map(({ id }) => ({ type: 'everify_case' as const, id, name: null })),
      ],
    });
  }
}
