import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { actorWithPermission, caseDeadlineScope } from '../identity/index.js';
import { CaseDeadlines, type DeadlineSource } from '../tasks/index.js';

/** What is due next of the E-Verify cases that are open: to open one in time, to refer it, to contact the agency. */
@Injectable()
export class EverifyCaseDeadlines extends CaseDeadlines {
  source({ actor }: Context, mark: (value: unknown) => string): DeadlineSource | undefined {
    const viewer = actorWithPermission(actor, 'everify:view');
    if (!viewer) return undefined;
    const scope = caseDeadlineScope(viewer, mark);
    return {
      table: 'everify_cases',
      taskId: 'everify_cases.task_id',
      kind: `'everify_case'`,
      id: `'everify_case:' || everify_cases.id`,
      dueAt: `((everify_cases.due_on || ' 23:59:59.999')::timestamp AT TIME ZONE everify_cases.time_zone)`,
      dueOn: 'everify_cases.due_on',
      sectionId: 'NULL',
      caseId: 'everify_cases.id',
      conditions: [
        'everify_cases.account_id = $1',
        `everify_cases.status <> 'CLOSED'`,
        'everify_cases.due_on IS NOT NULL',
        ...(scope === undefined ? [] : [scope]),
      ],
    };
  }
}
