import { type ComponentName, CustomViewId, EverifyCaseStatus, EverifyCaseTracking } from '@firstday/domain';
import type { ComponentView } from '../platform/context.js';
import { caseStatuses, caseTracking, statusSql, trackingSql } from './case-filters.js';
import type { Mark } from './rule-sql.js';

/** Where a filter asks about an employee's tasks, placements and visits. */
export const summaryTable = 'employee_summaries';

/** What a filter asks of a row, or why its value cannot be asked. */
type Ask = (value: string, mark: Mark) => string | { readonly wrong: string };
type Asks = Readonly<Record<string, Ask>>;

/** How a list is shown, which takes nothing away from whom it shows. */
const shown: Ask = () => 'TRUE';
const display: Asks = { after: shown, before: shown, limit: shown, order_by: shown, order_dir: shown };
/** What a view asks is asked by its own filters (`viewConditions`). */
const view: Ask = (value) =>
  CustomViewId.safeParse(value).success ? 'TRUE' : { wrong: 'There is no such view' };

/** Names that are the same begin with the same words, by which an index finds them. */
const sameName =
  (column: string): Ask =>
  (value, mark) => {
    const given = `${mark(value)}::text`;
    return `(lower(${column}) = lower(${given})
      AND (name_query(${given}) IS NULL OR employees.name_words @@ name_query(${given})))`;
  };
const sameId =
  (column: string): Ask =>
  (value, mark) =>
    `${column} = ${mark(value)}::text`;
const moment =
  (sql: string, sign: '<=' | '>='): Ask =>
  (value, mark) =>
    /^\d{4}-\d{2}-\d{2}/.test(value) && isStorableMoment(Date.parse(value))
      ? `${sql} ${sign} ${mark(new Date(value).toISOString())}::timestamptz`
      : { wrong: 'Expected an ISO 8601 date or timestamp' };
const equalNumber =
  (sql: string): Ask =>
  (value, mark) =>
    isAmount(value) ? `${sql} = ${mark(value)}::numeric` : { wrong: 'Expected a number' };
/** Of a column of whole numbers, so that its index serves. */
const whole =
  (column: string, sign: '<=' | '>='): Ask =>
  (value, mark) =>
    isAmount(value)
      ? `${column} ${sign} ${mark(sign === '>=' ? Math.ceil(Number(value)) : Math.floor(Number(value)))}::int`
      : { wrong: 'Expected a number' };
const attributes =
  (column: string): Ask =>
  (value, mark) =>
    isScalars(value)
      ? `${column} @> ${mark(value)}::jsonb`
      : { wrong: 'Expected a JSON object of scalar values' };
/** Most employees have none, and are in no index of them. */
const systemAttributes: Ask = (value, mark) => {
  const asked = attributes('employees.system_attributes')(value, mark);
  if (typeof asked !== 'string' || Object.keys(JSON.parse(value)).length === 0) return asked;
  return `(${asked} AND employees.system_attributes <> '{}')`;
};
const oneOf =
  (choices: Readonly<Record<string, string>>): Ask =>
  (value) =>
    (Object.hasOwn(choices, value) && choices[value]) || {
      wrong: `Expected one of ${Object.keys(choices).join(', ')}`,
    };

/** Columns of the summary that is kept of each employee. */
const kept = (column: string) => `${summaryTable}.${column}`;

const employeeAsks: Asks = {
  ...display,
  employee_id: sameId('employees.id'),
  custom_view_id: view,
  created_at_from: moment('employees.created_at', '>='),
  created_at_to: moment('employees.created_at', '<='),
};

/** Of how many rows these are met PostgreSQL can only guess. */
const guessedAsks: Asks = {
  first_name: sameName('employees.first_name'),
  middle_name: sameName('employees.middle_name'),
  last_name: sameName('employees.last_name'),
  email: sameName('employees.email'),
  custom_attributes: attributes('employees.custom_attributes'),
  system_attributes: systemAttributes,
};

/** Then nothing is due, which an index knows. */
const noneOpen = `${kept('open_tasks_count')} = 0 AND ${kept('next_due_at')} IS NULL`;

const summaryAsks: Asks = {
  status: oneOf({
    requires_action: `${kept('open_tasks_count')} > 0`,
    expired: `${noneOpen} AND ${kept('expired_tasks_count')} > 0`,
    completed: `${noneOpen} AND ${kept('progress_percent')} IS NOT NULL AND ${kept('expired_tasks_count')} = 0`,
  }),
  latest_task_updated_at_from: moment(kept('latest_task_updated_at'), '>='),
  latest_task_updated_at_to: moment(kept('latest_task_updated_at'), '<='),
  next_task_due_at_from: moment(kept('next_due_at'), '>='),
  next_task_due_at_to: moment(kept('next_due_at'), '<='),
  progress_min: whole(kept('progress_percent'), '>='),
  progress_max: whole(kept('progress_percent'), '<='),
  placements_count_min: whole(kept('placements_count'), '>='),
  placements_count_max: whole(kept('placements_count'), '<='),
};

const taskAsks: Asks = {
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

const caseAsks: Asks = {
  page: shown,
  per_page: shown,
  case_statuses: (value, mark) => {
    const statuses = caseStatuses(value);
    return statuses
      ? statusSql(statuses, mark)
      : { wrong: `Expected open, or any of ${EverifyCaseStatus.options.join(', ')}, with commas` };
  },
  // A day ends at another moment in each zone: what is due today is asked anew each time.
  case_tracking: (value, mark) => {
    const tracking = caseTracking(value);
    return tracking
      ? trackingSql(tracking, new Date(), mark)
      : { wrong: `Expected any of ${EverifyCaseTracking.options.join(', ')}, with commas` };
  },
};

const asksOf: Readonly<Record<ComponentName, Asks>> = {
  'employees/list': { ...employeeAsks, ...guessedAsks, ...summaryAsks },
  'employee/tasks': taskAsks,
  'everify/cases': caseAsks,
};

type Filters = Readonly<Record<string, string>>;

/** What filters ask of the rows of a table, and of the employees' summaries beside it. */
export interface FilterConditions {
  readonly own: readonly string[];
  /** Of the rows as well; how many meet them nobody knows beforehand. */
  readonly guessed: readonly string[];
  readonly ofSummaries: readonly string[];
}

/** A filter that is not known, or cannot be asked, lets nothing through. */
export function filterConditions(component: ComponentName, filters: Filters, mark: Mark): FilterConditions {
  const conditions = {
    own: new Array<string>(),
    guessed: new Array<string>(),
    ofSummaries: new Array<string>(),
  };
  for (const [name, value] of Object.entries(filters)) {
    const asked = Object.hasOwn(asksOf[component], name) && asksOf[component][name]?.(value, mark);
    const sql = typeof asked === 'string' ? asked : 'FALSE';
    if (sql !== 'TRUE') conditions[kindOf(component, name)].push(sql);
  }
  return conditions;
}

function kindOf(component: ComponentName, name: string): keyof FilterConditions {
  if (component !== 'employees/list') return 'own';
  if (Object.hasOwn(summaryAsks, name)) return 'ofSummaries';
  return Object.hasOwn(guessedAsks, name) ? 'guessed' : 'own';
}

/** What the filters of a component ask of the rows that it shows: more than these its session never sees. */
export function ceilingSql(component: ComponentName, filters: Filters, mark: Mark): string {
  return conditionSql(filterConditions(component, filters, mark));
}

/** What a view asks of rows, as its filters are now; a view that is gone lets nothing through. */
export const viewConditions = ({ component, filters }: ComponentView, mark: Mark): FilterConditions =>
  filters ? filterConditions(component, filters, mark) : { own: ['FALSE'], guessed: [], ofSummaries: [] };

export function conditionSql({ own, guessed, ofSummaries }: FilterConditions): string {
  const isSummarised = `EXISTS (SELECT 1 FROM ${summaryTable} WHERE ${summaryTable}.account_id = employees.account_id
     AND ${summaryTable}.id = employees.id AND ${ofSummaries.join(' AND ')})`;
  const parts = [...own, ...guessed, ...(ofSummaries.length > 0 ? [isSummarised] : [])];
  return parts.length === 0 ? 'TRUE' : `(${parts.join(' AND ')})`;
}

/** Whether a component can be asked for less by this, and not only shown in another way. */
export const isFilter = (component: ComponentName, name: string): boolean =>
  Object.hasOwn(asksOf[component], name) &&
  asksOf[component][name] !== shown &&
  asksOf[component][name] !== view;

/** The filters whose values cannot be asked, with the reason. */
export function wrongFilters(component: ComponentName, filters: Filters): { name: string; wrong: string }[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const asked = asksOf[component][name]?.(value, () => '$1');
    return typeof asked === 'object' ? [{ name, wrong: asked.wrong }] : [];
  });
}

const isAmount = (value: string) => /^\d{1,9}(\.\d{1,6})?$/.test(value);

/** PostgreSQL knows no year 0, and ISO 8601 writes no year above 9999 with four digits. */
const isStorableMoment = (milliseconds: number) =>
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
