import type { ComponentChange, Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { actorWithPermission, type BindValue, caseScope, recordScope } from '../../identity/index.js';
import type { Actor, Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { ChangedRecords } from './changed-records.js';

const ofEmployee = statement(
  'component_changes.ofEmployee',
  `SELECT 1 FROM tasks WHERE account_id = $1 AND employee_id = $2 AND id = ANY ($3::text[]) LIMIT 1`,
);

/** Changes that a session may know of, and whether there were others, which may have taken a row out of its view. */
export interface VisibleChanges {
  readonly changes: readonly ComponentChange[];
  readonly hasHidden: boolean;
}
const nothing: VisibleChanges = { changes: [], hasHidden: false };

/** What of the changes a session may know of. */
@Injectable()
export class VisibleChangesStore {
  /** What of the changed rows the session sees as they are now; what it never saw is not among them. */
  async findVisible(ctx: Context, changed: ChangedRecords): Promise<VisibleChanges> {
    const { actor } = ctx;
    if (actor.kind !== 'component_session' && actor.kind !== 'component_token') return nothing;
    if (actor.component === 'everify/cases') return this.findVisibleCases(ctx, changed);
    const changes = await this.findVisibleRows(ctx, changed);
    return { changes, hasHidden: await this.hasHidden(ctx, actor.employeeId, changed, changes) };
  }

  /** One statement for all of them. Tasks and placements count for their employee too. */
  private async findVisibleRows(
    ctx: Context,
    { employees, tasks, placements }: ChangedRecords,
  ): Promise<ComponentChange[]> {
    if (employees.length + tasks.length + placements.length === 0) return [];
    const values: unknown[] = [ctx.account.id, employees, tasks, placements];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const rows = await ctx.db.run<{ employee_id: string; task_id: string | null }>(
      statement('', visibleRowsSql(ctx.actor, mark)),
      values,
    );
    return rows.map(({ employee_id, task_id }) =>
      task_id ? { kind: 'task', id: task_id, employee_id } : { kind: 'employee', id: employee_id },
    );
  }

  private async findVisibleCases(ctx: Context, { cases }: ChangedRecords): Promise<VisibleChanges> {
    if (cases.length === 0) return nothing;
    const values: unknown[] = [ctx.account.id, cases];
    const visibility = caseScope(ctx.actor, (value) => `$${values.push(value)}`) ?? 'TRUE';
    const rows = await ctx.db.run<{ id: string }>(
      statement(
        '',
        `SELECT id FROM everify_cases WHERE account_id = $1 AND id = ANY ($2::text[]) AND ${visibility}`,
      ),
      values,
    );
    const changes = rows.map(({ id }) => ({ kind: 'everify_case', id }) as const);
    return { changes, hasHidden: changes.length < cases.length };
  }

  /** Of a component about one employee, only what is of that employee may have been visible before. */
  private async hasHidden(
    ctx: Context,
    employeeId: string | null,
    { employees, tasks }: ChangedRecords,
    changes: readonly ComponentChange[],
  ): Promise<boolean> {
    const known = new Set(changes.flatMap((change) => (change.kind === 'many' ? [] : [change.id])));
    const unseen = [...employees, ...tasks].filter((id) => !known.has(id));
    if (employeeId === null || unseen.length === 0) return unseen.length > 0;
    if (unseen.includes(employeeId)) return true;
    return (await ctx.db.run(ofEmployee, [ctx.account.id, employeeId, unseen])).length > 0;
  }
}

function visibleRowsSql(actor: Actor, mark: BindValue): string {
  const scopeWith = (permission: Permission, table: string) => {
    const acting = actorWithPermission(actor, permission);
    return acting ? (recordScope(acting, table, mark) ?? 'TRUE') : 'FALSE';
  };
  const employeeScope = scopeWith('employee:view', 'employees');
  const taskScope = scopeWith('task:view', 'tasks');
  const employeesOf = (table: string, ids: string) =>
    `ANY (ARRAY(SELECT employee_id FROM ${table} WHERE account_id = $1 AND id = ANY (${ids}::text[])))`;
  return `SELECT employees.id AS employee_id, NULL AS task_id FROM employees
           WHERE employees.account_id = $1 AND employees.deleted_at IS NULL
             AND (employees.id = ANY ($2::text[]) OR employees.id = ${employeesOf('tasks', '$3')}
                  OR employees.id = ${employeesOf('placements', '$4')})
             AND ${employeeScope}
          UNION ALL
          SELECT tasks.employee_id, tasks.id FROM tasks
           WHERE tasks.account_id = $1 AND tasks.deleted_at IS NULL AND tasks.id = ANY ($3::text[]) AND ${taskScope}`;
}
