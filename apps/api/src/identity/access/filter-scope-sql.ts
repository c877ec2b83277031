import { type ComponentName, CustomViewId, EverifyCaseStatus, EverifyCaseTracking } from '@firstday/domain';
import type { ComponentView } from '../../context/index.js';
import { caseStatusFilter, caseTrackingFilter, statusSql, trackingSql } from './case-status-filter.js';
import type { BindValue } from './rule-sql.js';

/** Where a filter asks about an employee's tasks, placements and visits. */
export const summaryTable = 'employee_summaries';

/** Converts a filter value to SQL, or says why it is invalid. */
type FilterToSql = (value: string, mark: BindValue) => string | { readonly wrong: string };
type FiltersToSql = Readonly<Record<string, FilterToSql>>;

/** Display options, which do not narrow what is shown. */
const shown: FilterToSql = () => 'TRUE';
const display: FiltersToSql = {
  after: shown,
  before: shown,
  limit: shown,
  order_by: shown,
  order_dir: shown,
};
/** A view is applied through its own filters (`viewConditions`). */
const view: FilterToSql = (value) =>
  CustomViewId.safeParse(value).success ? 'TRUE' : { wrong: 'There is no such view' };

/** Equal names begin with the same words, which an index finds. */
const sameName =
  (column: string): FilterToSql =>
  (value, mark) => {
    const given = `${mark(value)}::text`;
    return `(lower(${column}) = lower(${given})
      AND (name_query(${given}) IS NULL OR employees.name_words @@ name_query(${given})))`;
  };
const sameId =
  (column: string): FilterToSql =>
  (value, mark) =>
    `${column} = ${mark(value)}::text`;
const timestamp =
  (sql: string, sign: '<=' | '>='): FilterToSql =>
  (value, mark) =>
    /^\d{4}-\d{2}-\d{2}/.test(value) && isStorableTimestamp(Date.parse(value))
      ? `${sql} ${sign} ${mark(new Date(value).toISOString())}::timestamptz`
      : { wrong: 'Expected an ISO 8601 date or timestamp' };
const equalNumber =
  (sql: string): FilterToSql =>
  (value, mark) =>
    isAmount(value) ? `${sql} = ${mark(value)}::numeric` : { wrong: 'Expected a number' };
/** For an integer column, so that its index is used. */
const integer =
  (column: string, sign: '<=' | '>='): FilterToSql =>
  (value, mark) =>
    isAmount(value)
      ? `${column} ${sign} ${mark(sign === '>=' ? Math.ceil(Number(value)) : Math.floor(Number(value)))}::int`
      : { wrong: 'Expected a number' };
const attributes =
  (column: string): FilterToSql =>
  (value, mark) =>
    isScalars(value)
      ? `${column} @> ${mark(value)}::jsonb`
      : { wrong: 'Expected a JSON object of scalar values' };
/** Most employees have none, and are not in this partial index. */
const systemAttributes: FilterToSql = (value, mark) => {
  const asked = attributes('employees.system_attributes')(value, mark);
  if (typeof asked !== 'string' || Object.keys(JSON.parse(value)).length === 0) return asked;
  return `(${asked} AND employees.system_attributes <> '{}')`;
};
const oneOf =
  (choices: Readonly<Record<string, string>>): FilterToSql =>
  (value) =>
    (Object.hasOwn(choices, value) && choices[value]) || {
      wrong: `Expected one of ${Object.keys(choices).join(', ')}`,
    };

/** Columns of the employee summary table. */
const summaryColumn = (column: string) => `${summaryTable}.${column}`;

const employeeFilters: FiltersToSql = {
  ...display,
  employee_id: sameId('employees.id'),
  custom_view_id: view,
  created_at_from: timestamp('employees.created_at', '>='),
  created_at_to: timestamp('employees.created_at', '<='),
};

/** Filters whose selectivity PostgreSQL cannot estimate. */
const unestimatedFilters: FiltersToSql = {
  first_name: sameName('employees.first_name'),
  middle_name: sameName('employees.middle_name'),
  last_name: sameName('employees.last_name'),
  email: sameName('employees.email'),
  custom_attributes: attributes('employees.custom_attributes'),
  system_attributes: systemAttributes,
};

/** Nothing is due then, which an index covers. */
const hasNoneOpen = `${summaryColumn('open_tasks_count')} = 0 AND ${summaryColumn('next_due_at')} IS NULL`;

const summaryFilters: FiltersToSql = {
  status: oneOf({
    requires_action: `${summaryColumn('open_tasks_count')} > 0`,
    expired: `${hasNoneOpen} AND ${summaryColumn('expired_tasks_count')} > 0`,
    completed: `${hasNoneOpen} AND ${summaryColumn('progress_percent')} IS NOT NULL AND ${summaryColumn('expired_tasks_count')} = 0`,
  }),
  latest_task_updated_at_from: timestamp(summaryColumn('latest_task_updated_at'), '>='),
  latest_task_updated_at_to: timestamp(summaryColumn('latest_task_updated_at'), '<='),
  next_task_due_at_from: timestamp(summaryColumn('next_due_at'), '>='),
  next_task_due_at_to: timestamp(summaryColumn('next_due_at'), '<='),
  progress_min: integer(summaryColumn('progress_percent'), '>='),
  progress_max: integer(summaryColumn('progress_percent'), '<='),
  placements_count_min: integer(summaryColumn('placements_count'), '>='),
  placements_count_max: integer(summaryColumn('placements_count'), '<='),
};

const taskFilters: FiltersToSql = {
  ...display,
  task_id: sameId('tasks.id'),
  employee_id: sameId('tasks.employee_id'),
  employer_id: sameId('tasks.employer_id'),
  client_id: sameId('tasks.client_id'),
  job_id: sameId('tasks.job_id'),
  form_id: sameId('tasks.form_id'),
  employee_cv_uid: view,
  custom_view_id: view,
  progress: equalNumber(`(tasks.progress ->> 'percent')::numeric`),
  next_action: oneOf({
    employee_action: `tasks.next_action = 'employee_action'`,
    employer_action: `tasks.next_action = 'employer_action'`,
    system_action: `tasks.next_action = 'system_action'`,
  }),
  assignee: oneOf({
    employee: `tasks.next_action = 'employee_action'`,
    employer: `tasks.next_action = 'employer_action'`,
  }),
};

const caseFilters: FiltersToSql = {
  page: shown,
  per_page: shown,
  case_statuses: (value, mark) => {
    const statuses = caseStatusFilter(value);
    return statuses
      ? statusSql(statuses, mark)
      : { wrong: `Expected open, or any of ${EverifyCaseStatus.options.join(', ')}, with commas` };
  },
  // A day ends at a different time in each zone: what is due today is evaluated on each request.
  case_tracking: (value, mark) => {
    const tracking = caseTrackingFilter(value);
    return tracking
      ? trackingSql(tracking, new Date(), mark)
      : { wrong: `Expected any of ${EverifyCaseTracking.options.join(', ')}, with commas` };
  },
};

const filtersOfComponent: Readonly<Record<ComponentName, FiltersToSql>> = {
  'employees/list': { ...employeeFilters, ...unestimatedFilters, ...summaryFilters },
  'employee/tasks': taskFilters,
  'everify/cases': caseFilters,
};

type Filters = Readonly<Record<string, string>>;

/** SQL conditions of filters on a table's rows, and on the employee summaries joined to it. */
export interface FilterConditions {
  readonly own: readonly string[];
  /** Conditions on the rows whose selectivity is unknown. */
  readonly unestimated: readonly string[];
  readonly ofSummaries: readonly string[];
}

/** An unknown or invalid filter matches nothing. */
export function filterConditions(
  component: ComponentName,
  filters: Filters,
  mark: BindValue,
): FilterConditions {
  const conditions = {
    own: new Array<string>(),
    unestimated: new Array<string>(),
    ofSummaries: new Array<string>(),
  };
  for (const [name, value] of Object.entries(filters)) {
    const asked =
      Object.hasOwn(filtersOfComponent[component], name) &&
      filtersOfComponent[component][name]?.(value, mark);
    const sql = typeof asked === 'string' ? asked : 'FALSE';
    if (sql !== 'TRUE') conditions[kindOf(component, name)].push(sql);
  }
  return conditions;
}

function kindOf(component: ComponentName, name: string): keyof FilterConditions {
  if (component !== 'employees/list') return 'own';
  if (Object.hasOwn(summaryFilters, name)) return 'ofSummaries';
  return Object.hasOwn(unestimatedFilters, name) ? 'unestimated' : 'own';
}

/** The condition of a component's filters on its rows: the upper bound of what its session sees. */
export function filterScopeSql(component: ComponentName, filters: Filters, mark: BindValue): string {
  return conditionSql(filterConditions(component, filters, mark));
}

/** The condition of a view's current filters; a deleted view matches nothing. */
export const viewConditions = ({ component, filters }: ComponentView, mark: BindValue): FilterConditions =>
  filters ? filterConditions(component, filters, mark) : { own: ['FALSE'], unestimated: [], ofSummaries: [] };

export function conditionSql({ own, unestimated, ofSummaries }: FilterConditions): string {
  const isSummarised = `EXISTS (SELECT 1 FROM ${summaryTable} WHERE ${summaryTable}.account_id = employees.account_id
     AND ${summaryTable}.id = employees.id AND ${ofSummaries.join(' AND ')})`;
  const parts = [...own, ...unestimated, ...(ofSummaries.length > 0 ? [isSummarised] : [])];
  return parts.length === 0 ? 'TRUE' : `(${parts.join(' AND ')})`;
}

/** Whether this narrows a component, rather than only changing its display. */
export const isFilter = (component: ComponentName, name: string): boolean =>
  Object.hasOwn(filtersOfComponent[component], name) &&
  filtersOfComponent[component][name] !== shown &&
  filtersOfComponent[component][name] !== view;

/** The invalid filters, with reasons. */
export function wrongFilters(component: ComponentName, filters: Filters): { name: string; wrong: string }[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const asked = filtersOfComponent[component][name]?.(value, () => '$1');
    return typeof asked === 'object' ? [{ name, wrong: asked.wrong }] : [];
  });
}

const isAmount = (value: string) => /^\d{1,9}(\.\d{1,6})?$/.test(value);

/** PostgreSQL knows no year 0, and ISO 8601 writes no year above 9999 with four digits. */
const isStorableTimestamp = (milliseconds: number) =>
  !Number.isNaN(milliseconds) && /^(?!0000)\d{4}-/.test(new Date(milliseconds).toISOString());

function isScalars(json: string): boolean {
  try {
    const parsed: unknown = JSON.parse(json);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    // PostgreSQL's jsonb keeps no NUL.
    return (
      isObject && !json.includes('\\u0000') && Object.values(parsed).every((one) => typeof one !== 'object')
    );
  } catch {
    return false;
  }
}
