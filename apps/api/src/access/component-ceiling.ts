import type { ComponentName } from '@firstday/domain';
import type { Mark } from './rule-sql.js';

/** What a filter asks of a row, or why its value cannot be asked. */
type Ask = (value: string, mark: Mark) => string | { readonly wrong: string };
type Asks = Readonly<Record<string, Ask>>;

/** How a list is shown, which takes nothing away from whom it shows. */
const shown: Ask = () => 'TRUE';
const display: Asks = { after: shown, before: shown, limit: shown, order_by: shown, order_dir: shown };
/** Views are not kept here: one that is not known must not be taken for one that shows everything. */
const noView: Ask = () => ({ wrong: 'There is no such view' });

const sameText =
  (column: string): Ask =>
  (value, mark) =>
    `lower(${column}) = lower(${mark(value)}::text)`;
const sameId =
  (column: string): Ask =>
  (value, mark) =>
    `${column} = ${mark(value)}::text`;
const moment =
  (sql: string, sign: '<=' | '>='): Ask =>
  (value, mark) =>
    /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
      ? `${sql} ${sign} ${mark(new Date(value).toISOString())}::timestamptz`
      : { wrong: 'Expected an ISO 8601 date or timestamp' };
const amount =
  (sql: string, sign: '<=' | '>=' | '='): Ask =>
  (value, mark) =>
    /^\d{1,9}(\.\d{1,6})?$/.test(value)
      ? `${sql} ${sign} ${mark(value)}::numeric`
      : { wrong: 'Expected a number' };
const attributes =
  (column: string): Ask =>
  (value, mark) =>
    isScalars(value)
      ? `${column} @> ${mark(value)}::jsonb`
      : { wrong: 'Expected a JSON object of scalar values' };
const oneOf =
  (choices: Readonly<Record<string, string>>): Ask =>
  (value) =>
    (Object.hasOwn(choices, value) && choices[value]) || {
      wrong: `Expected one of ${Object.keys(choices).join(', ')}`,
    };

const tasksOf = (what: string, more = '') =>
  `(SELECT ${what} FROM tasks t WHERE t.account_id = employees.account_id AND t.employee_id = employees.id
     AND t.deleted_at IS NULL ${more})`;
const open = 'AND t.completed_at IS NULL';
const percent = tasksOf(
  `100 * sum((t.progress ->> 'numerator')::numeric) / nullif(sum((t.progress ->> 'denominator')::numeric), 0)`,
);
const placements = `(SELECT count(*) FROM placements p WHERE p.account_id = employees.account_id
   AND p.employee_id = employees.id AND p.deleted_at IS NULL)`;

const employeeAsks: Asks = {
  ...display,
  employee_id: sameId('employees.id'),
  first_name: sameText('employees.first_name'),
  middle_name: sameText('employees.middle_name'),
  last_name: sameText('employees.last_name'),
  email: sameText('employees.email'),
  status: oneOf({
    requires_action: `EXISTS ${tasksOf('1', open)}`,
    completed: `EXISTS ${tasksOf('1')} AND NOT EXISTS ${tasksOf('1', open)}`,
  }),
  custom_attributes: attributes('employees.custom_attributes'),
  system_attributes: attributes('employees.system_attributes'),
  custom_view_id: noView,
  created_at_from: moment('employees.created_at', '>='),
  created_at_to: moment('employees.created_at', '<='),
  latest_task_updated_at_from: moment(tasksOf('max(t.updated_at)'), '>='),
  latest_task_updated_at_to: moment(tasksOf('max(t.updated_at)'), '<='),
  next_task_due_at_from: moment(tasksOf('min(t.due_at)', open), '>='),
  next_task_due_at_to: moment(tasksOf('min(t.due_at)', open), '<='),
  progress_min: amount(percent, '>='),
  progress_max: amount(percent, '<='),
  placements_count_min: amount(placements, '>='),
  placements_count_max: amount(placements, '<='),
};

const taskAsks: Asks = {
  ...display,
  task_id: sameId('tasks.id'),
  employee_id: sameId('tasks.employee_id'),
  employer_id: sameId('tasks.employer_id'),
  client_id: sameId('tasks.client_id'),
  job_id: sameId('tasks.job_id'),
  form_id: sameId('tasks.form_id'),
  employee_cv_uid: noView,
  custom_view_id: noView,
  progress: amount(`(tasks.progress ->> 'percent')::numeric`, '='),
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

const caseAsks: Asks = { page: shown, per_page: shown, case_statuses: shown, case_tracking: shown };

const asksOf: Readonly<Record<ComponentName, Asks>> = {
  'employees/list': employeeAsks,
  'employee/tasks': taskAsks,
  'everify/cases': caseAsks,
};

type Filters = Readonly<Record<string, string>>;

/** What the filters of a component ask of the rows that it shows: more than these its session never sees. */
export function ceilingSql(component: ComponentName, filters: Filters, mark: Mark): string {
  const parts = Object.entries(filters).map(([name, value]) => {
    const asked = asksOf[component][name]?.(value, mark);
    return typeof asked === 'string' ? asked : 'FALSE';
  });
  return parts.length === 0 ? 'TRUE' : `(${parts.join(' AND ')})`;
}

/** The filters whose values cannot be asked, with the reason. */
export function wrongFilters(component: ComponentName, filters: Filters): { name: string; wrong: string }[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const asked = asksOf[component][name]?.(value, () => '$1');
    return typeof asked === 'object' ? [{ name, wrong: asked.wrong }] : [];
  });
}

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
