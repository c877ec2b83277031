import { componentDefinition } from '@firstday/domain';
import { factPaths } from '@firstday/policy-engine';
import type { Actor, SavedView, Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import {
  allConditions,
  type FilterConditions,
  filterConditions,
  filterScopeSql,
  noConditions,
  viewConditions,
} from './filter-scope-sql.js';
import type { ComponentActor } from './component-credentials.js';
import { employeeConditionSql } from './employee-condition-sql.js';
import type { BindValue } from './rule-sql.js';
import { isScoped, rulesScope, type ScopedTable, scopedNouns } from './rules-scope.store.js';
import { scopeSql } from './scope-sql.js';

/**
 * What the actor may see of a table, as a condition on its rows (columns are qualified with the table); undefined
 * where they may see the whole account.
 */
export function recordScope(actor: Actor, table: string, mark: BindValue): string | undefined {
  if (!isScoped(table)) return undefined;
  if (isComponentActor(actor))
    return [componentScope(actor, table, mark), ...rulesScope(actor.rules, table, mark)].join(' AND ');
  return actor.kind === 'user_session' ? rulesScope(actor.rules, table, mark)[0] : undefined;
}

/** Whether the actor may see less of a table than the account has. */
const isLimited = (actor: Actor, table: string): boolean =>
  recordScope(actor, table, () => '$1') !== undefined;

/**
 * Whether the actor sees every task of each visible employee, including later ones: they have no rules, or only
 * rules about the employee.
 */
export function seesAllTasksOfEmployees(actor: Actor): boolean {
  if (!isLimited(actor, 'tasks')) return true;
  if (!('rules' in actor)) return false;
  if (isComponentActor(actor) && componentDefinition(actor.component).rows === 'tasks') {
    const isNarrowed = actor.views.length > 0 || Object.keys(actor.filters).length > 0;
    if (isNarrowed) return false;
  }
  return (actor.rules ?? []).every((rule) => factPaths(rule).every((path) => path.startsWith('employee.')));
}

/** Whether the actor may see one record that the account has. */
export async function isInScope(ctx: Context, table: string, id: string): Promise<boolean> {
  const values: unknown[] = [ctx.account.id, id];
  const scope = recordScope(ctx.actor, table, (value) => `$${values.push(value)}`);
  if (scope === undefined) return true;
  const text = `SELECT 1 FROM ${table} WHERE account_id = $1 AND id = $2 AND ${scope}`;
  return (await ctx.db.run(statement('', text), values)).length > 0;
}

/** Of records that the account has, those that the actor may see. */
export async function idsInScope(
  { account, actor, db }: Context,
  table: ScopedTable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const values: unknown[] = [account.id, ids];
  const scope = recordScope(actor, table, (value) => `$${values.push(value)}`);
  if (scope === undefined) return new Set(ids);
  const text = `SELECT id FROM ${table} WHERE account_id = $1 AND id = ANY ($2::text[]) AND ${scope}`;
  const rows = await db.run<{ id: string }>(statement('', text), values);
  return new Set(rows.map(({ id }) => id));
}

/** Whether the rules of the actor's groups let them see a record, whatever their component shows of it. */
export async function isWithinRules(
  { account, actor, db }: Context,
  table: ScopedTable,
  id: string,
): Promise<boolean> {
  const values: unknown[] = [account.id, id];
  const rules = 'rules' in actor ? actor.rules : null;
  const scope = rulesScope(rules, table, (value) => `$${values.push(value)}`);
  const conditions = ['account_id = $1', 'id = $2', ...scope].join(' AND ');
  return (await db.run(statement('', `SELECT 1 FROM ${table} WHERE ${conditions}`), values)).length > 0;
}

export const isComponentActor = (actor: Actor): actor is ComponentActor =>
  actor.kind === 'component_session' || actor.kind === 'component_token';

/** What a component's session sees of a table: its rows, or what belongs to them. */
function componentScope(actor: ComponentActor, table: ScopedTable, mark: BindValue): string {
  const { rows, scope } = componentDefinition(actor.component);
  if (!scope.some((records) => records === table)) return 'FALSE';
  if (rows === 'employees') {
    const sql = employeeConditionSql(employeeFilterScope(actor, mark), actor, mark);
    return table === rows ? sql : ofEmployeesWho(sql);
  }
  if (rows === 'new_placements') return newPlacementScope(actor, table, mark);
  if (rows === 'placement_explanations')
    return `(${[...namedEmployee(actor, 'placements.employee_id', mark), filterScopeSql(rows, actor.filters, mark)].join(' AND ')})`;
  if (table === 'employees') return `employees.id = ${mark(actor.employeeId)}::text`;
  const views = actor.views.map((view) => taskViewSql(view, actor, mark));
  return `(${[...namedEmployee(actor, 'tasks.employee_id', mark), filterScopeSql(rows, actor.filters, mark), ...views].join(' AND ')})`;
}

/**
 * Whoever adds somebody sees for whom and where they may, and nobody: of people the one whom they are adding, while they do
 * (`employeeId` of the actor, which a link of such a component does not name).
 */
function newPlacementScope(actor: ComponentActor, table: ScopedTable, mark: BindValue): string {
  if (table === 'employees') return `employees.id = ${mark(actor.employeeId)}::text`;
  if (table === 'placements' || table === 'tasks')
    return `${table}.employee_id = ${mark(actor.employeeId)}::text`;
  return filterScopeSql('new_placements', boundsOf(actor, table), mark);
}

/** Of a link's filters the one that names a record of this table; where there is none, all of them may be named. */
function boundsOf({ filters }: ComponentActor, table: ScopedTable): ComponentActor['filters'] {
  const name = `${scopedNouns[table]}_id`;
  const id = filters[name];
  return id === undefined ? {} : { [name]: id };
}

/** A component whose link names an employee shows nothing of others. */
const namedEmployee = ({ component, employeeId }: ComponentActor, column: string, mark: BindValue) =>
  componentDefinition(component).employee === 'named' ? [`${column} = ${mark(employeeId)}::text`] : [];

/** The upper bound of employees that a component's session sees. */
export function employeeFilterScope(actor: ComponentActor, mark: BindValue): FilterConditions {
  return allConditions([
    { ...noConditions, own: namedEmployee(actor, 'employees.id', mark) },
    filterConditions('employees', actor.filters, mark),
    ...actor.views.map((view) => viewConditions(view, mark)),
  ]);
}

/** A view of tasks applies to the task, a view of employees to the task's employee. */
function taskViewSql(view: SavedView, actor: Actor, mark: BindValue): string {
  const conditions = viewConditions(view, mark);
  if (view.rows === 'employees') return ofEmployeesWho(employeeConditionSql(conditions, actor, mark));
  return `(${['TRUE', ...conditions.own].join(' AND ')})`;
}

/** Written so that the planner can use the tasks index. */
const ofEmployeesWho = (sql: string) =>
  `tasks.employee_id IN (${scopeSql().employees('employees.id COLLATE "default"', 'tasks.account_id', sql)})`;

const casesOfEmployees = (scope: string) =>
  `everify_cases.employee_id IN (${scopeSql().employees('employees.id', 'everify_cases.account_id', scope)})`;

/** What the actor may see of E-Verify cases, as a condition on their rows; nothing where they may see all. */
export function caseScope(actor: Actor, mark: BindValue): string | undefined {
  if (!isComponentActor(actor)) {
    const scope = recordScope(actor, 'employees', mark);
    return scope === undefined ? undefined : casesOfEmployees(scope);
  }
  const { rows } = componentDefinition(actor.component);
  if (rows !== 'everify_cases') return 'FALSE';
  const rules = rulesScope(actor.rules, 'employees', mark).map(casesOfEmployees);
  const named = namedEmployee(actor, 'everify_cases.employee_id', mark);
  return [...named, filterScopeSql(rows, actor.filters, mark), ...rules].join(' AND ');
}

/**
 * The tasks whose deadlines the actor may see, as a condition on their rows; nothing where they may see all. A calendar's session
 * sees deadlines, and of their tasks nothing else (`recordScope`).
 */
export function deadlineScope(actor: Actor, mark: BindValue): string | undefined {
  if (!isComponentActor(actor)) return recordScope(actor, 'tasks', mark);
  const { rows } = componentDefinition(actor.component);
  if (rows !== 'compliance_deadlines') return 'FALSE';
  const rules = rulesScope(actor.rules, 'tasks', mark);
  const named = namedEmployee(actor, 'tasks.employee_id', mark);
  return [...named, filterScopeSql(rows, actor.filters, mark), ...rules].join(' AND ');
}

/** The same of cases that have a deadline, besides: a calendar shows when a case is due, and no case. */
export function caseDeadlineScope(actor: Actor, mark: BindValue): string | undefined {
  if (!isComponentActor(actor)) return caseScope(actor, mark);
  if (componentDefinition(actor.component).rows !== 'compliance_deadlines') return 'FALSE';
  const [rules] = rulesScope(actor.rules, 'employees', mark);
  return rules && casesOfEmployees(rules);
}

/** The same of placements whose hire is to be reported: within the filters of a calendar's link, and no placement besides. */
export function placementDeadlineScope(actor: Actor, mark: BindValue): string[] {
  if (!isComponentActor(actor)) return [recordScope(actor, 'placements', mark) ?? 'TRUE'];
  if (componentDefinition(actor.component).rows !== 'compliance_deadlines') return ['FALSE'];
  const { employee_id, employer_id } = actor.filters;
  return [
    ...namedEmployee(actor, 'placements.employee_id', mark),
    ...(employee_id === undefined ? [] : [`placements.employee_id = ${mark(employee_id)}::text`]),
    ...(employer_id === undefined ? [] : [`placements.employer_id = ${mark(employer_id)}::text`]),
    ...rulesScope(actor.rules, 'placements', mark),
  ];
}

/** What the actor may see of rows that name an employee, as a condition on that column; nothing where they may see all. */
export function employeeColumnScope(
  actor: Actor,
  { column, accountId }: { readonly column: string; readonly accountId: string },
  mark: BindValue,
): string | undefined {
  const scope = recordScope(actor, 'employees', mark);
  return scope && `${column} IN (${scopeSql().employees('employees.id', accountId, scope)})`;
}
