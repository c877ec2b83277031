import type { ComponentRecords, Permission } from '@firstday/domain';
import type { Actor } from '../../context/index.js';
import { everifyCaseSql } from '../../everify/index.js';
import { actorWithPermission, type BindValue, caseScope, recordScope } from '../../identity/index.js';
import { placementSql } from '../../placements/index.js';
import { employeeSql } from '../../records/index.js';
import { taskSql } from '../../tasks/index.js';
import type { ChangedRecords } from './changed-records.js';

type VisibleSql = (actor: Actor, changed: ChangedRecords, mark: BindValue) => string | undefined;

/**
 * Which of the changed records of each kind the actor sees as they are now, as SQL of their `kind`, `id` and
 * `employee_id`; nothing where none of that kind was changed.
 */
export const visibleRowsSql: Readonly<Record<ComponentRecords, VisibleSql>> = {
  /** A calendar is told that something changed, and never what: it shows no tasks. */
  compliance_deadlines: () => undefined,
  /** Whoever adds somebody is shown no records. */
  new_placements: () => undefined,
  /** As of a calendar. */
  placement_explanations: () => undefined,
  /** Tasks and placements count for their employee too. */
  employees: (actor, { employees, tasks, placements }, mark) => {
    if (employees.length + tasks.length + placements.length === 0) return undefined;
    const isChanged = [
      `employees.id = ANY (${mark(employees)}::text[])`,
      taskSql.isEmployeeOf('employees.id', mark(tasks)),
      placementSql.isEmployeeOf('employees.id', mark(placements)),
    ].join(' OR ');
    const scope = scopeWith(actor, 'employee:view', (acting) => recordScope(acting, 'employees', mark));
    return employeeSql.select(
      `'employee' AS kind, employees.id, NULL AS employee_id`,
      `(${isChanged}) AND ${scope}`,
    );
  },
  tasks: (actor, { tasks }, mark) => {
    if (tasks.length === 0) return undefined;
    const scope = scopeWith(actor, 'task:view', (acting) => recordScope(acting, 'tasks', mark));
    return taskSql.select(
      `'task' AS kind, tasks.id, tasks.employee_id`,
      `tasks.id = ANY (${mark(tasks)}::text[]) AND ${scope}`,
    );
  },
  everify_cases: (actor, { everify_cases: cases }, mark) => {
    if (cases.length === 0) return undefined;
    const scope = scopeWith(actor, 'everify:view', (acting) => caseScope(acting, mark));
    return everifyCaseSql.select(
      `'everify_case' AS kind, everify_cases.id, NULL AS employee_id`,
      `everify_cases.id = ANY (${mark(cases)}::text[]) AND ${scope}`,
    );
  },
};

function scopeWith(
  actor: Actor,
  permission: Permission,
  scopeOf: (acting: Actor) => string | undefined,
): string {
  const acting = actorWithPermission(actor, permission);
  return acting ? (scopeOf(acting) ?? 'TRUE') : 'FALSE';
}
