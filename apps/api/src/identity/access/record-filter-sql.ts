import {
  ComplianceDeadlineKind,
  ComplianceCalendarQuery,
  type ComponentRecords,
  EverifyCaseStatus,
  EverifyCaseTracking,
  type RecordFilter,
} from '@firstday/domain';
import { caseStatusFilter, caseTrackingFilter, statusSql, trackingSql } from './case-status-filter.js';
import {
  askedOfEachTable,
  attributes,
  displayOption,
  equalNumber,
  type FilterToSql,
  integer,
  oneOf,
  sameId,
  sameName,
  savedView,
  timestamp,
} from './filter-to-sql.js';
import { scopeSql } from './scope-sql.js';

type FiltersToSql = Readonly<Record<string, FilterToSql>>;
type FiltersOf<Records extends ComponentRecords> = Readonly<Record<RecordFilter<Records>, FilterToSql>>;

/** Where a filter asks about an employee's tasks, placements and visits. */
export const summaryTable = 'employee_summaries';
const summaryColumn = (column: string) => `${summaryTable}.${column}`;

const display = {
  after: displayOption,
  before: displayOption,
  limit: displayOption,
  order_by: displayOption,
  order_dir: displayOption,
};

const employeeFilters = {
  ...display,
  employee_id: sameId('employees.id'),
  custom_view_id: savedView,
  created_at_from: timestamp('employees.created_at', '>='),
  created_at_to: timestamp('employees.created_at', '<='),
};

const ofSystemAttributes = attributes('employees.system_attributes');

/**
 * Most employees have none, and are not in this partial index. An `external_id`, which has a column now, may still be
 * asked for as one of them.
 */
const systemAttributes: FilterToSql = (value, mark) => {
  const asked = ofSystemAttributes(value, mark);
  if (typeof asked !== 'string') return asked;
  const { external_id: externalId, ...others } = parsedAttributes(value);
  if (externalId === undefined || externalId === null)
    return Object.keys(others).length === 0 ? asked : `(${asked} AND employees.system_attributes <> '{}')`;
  const named = `employees.external_id = ${mark(String(externalId))}::text`;
  const rest = Object.keys(others).length === 0 ? 'TRUE' : systemAttributes(JSON.stringify(others), mark);
  return `((${asked} AND employees.system_attributes <> '{}') OR (${named} AND ${String(rest)}))`;
};

const parsedAttributes = (value: string): Readonly<Record<string, unknown>> => JSON.parse(value);

/** Filters whose selectivity PostgreSQL cannot estimate. */
const unestimatedFilters = {
  first_name: sameName('employees.first_name'),
  middle_name: sameName('employees.middle_name'),
  last_name: sameName('employees.last_name'),
  email: sameName('employees.email'),
  custom_attributes: attributes('employees.custom_attributes'),
  system_attributes: systemAttributes,
};

/** Nothing is due then, which an index covers. */
const hasNoneOpen = `${summaryColumn('open_tasks_count')} = 0 AND ${summaryColumn('next_due_at')} IS NULL`;

const summaryFilters = {
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

/** What is asked of one placement of an employee: all of it must be true of the same one. */
const placementFilters = {
  employer_id: sameId('placements.employer_id'),
  client_id: sameId('placements.client_id'),
};

/** What is asked of an open task of an employee. */
const openTaskFilters = {
  assignee: oneOf({
    employee: `tasks.next_action = 'employee_action'`,
    employer: `tasks.next_action = 'employer_action'`,
  }),
};

const taskFilters: FiltersOf<'tasks'> = {
  ...display,
  task_id: sameId('tasks.id'),
  employee_id: sameId('tasks.employee_id'),
  employer_id: sameId('tasks.employer_id'),
  client_id: sameId('tasks.client_id'),
  job_id: sameId('tasks.job_id'),
  form_id: sameId('tasks.form_id'),
  employee_cv_uid: savedView,
  custom_view_id: savedView,
  progress: equalNumber(`(tasks.progress ->> 'percent')::numeric`),
  next_action: oneOf({
    employee_action: `tasks.next_action = 'employee_action'`,
    employer_action: `tasks.next_action = 'employer_action'`,
    system_action: `tasks.next_action = 'system_action'`,
  }),
  ...openTaskFilters,
};

const caseFilters: FiltersOf<'everify_cases'> = {
  page: displayOption,
  per_page: displayOption,
  employee_id: sameId('everify_cases.employee_id'),
  employer_id: sameId('everify_cases.employer_id'),
  // A case has no client of its own: it is that of the Form I-9 that it checks.
  client_id: (value, mark) => {
    const isOfClient = sameId('tasks.client_id')(value, mark);
    if (typeof isOfClient !== 'string') return isOfClient;
    return `everify_cases.task_id IN (${scopeSql().taskIds('everify_cases.account_id', isOfClient)})`;
  },
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

const isAskedOfCalendar = (name: 'due_on_gte' | 'due_on_lte' | 'kind') => (value: string) =>
  ComplianceCalendarQuery.safeParse({ [name]: value }).success;

/** By the task that a deadline is of; kinds and days are the deadline's own (`calendarQueryWithin`). */
const deadlineFilters: FiltersOf<'compliance_deadlines'> = {
  kind: askedOfEachTable(
    isAskedOfCalendar('kind'),
    `Expected any of ${ComplianceDeadlineKind.options.join(', ')}, with commas`,
  ),
  due_on_gte: askedOfEachTable(isAskedOfCalendar('due_on_gte'), 'Expected a date'),
  due_on_lte: askedOfEachTable(isAskedOfCalendar('due_on_lte'), 'Expected a date'),
  employee_id: sameId('tasks.employee_id'),
  employer_id: sameId('tasks.employer_id'),
};

/** Each bounds the records of its own table (`record-scope.store.ts`). */
const newPlacementFilters: FiltersOf<'new_placements'> = {
  employer_id: sameId('employers.id'),
  client_id: sameId('clients.id'),
  job_id: sameId('jobs.id'),
};

const explanationFilters: FiltersOf<'placement_explanations'> = {
  placement_id: sameId('placements.id'),
  employer_id: sameId('placements.employer_id'),
  client_id: sameId('placements.client_id'),
};

const allEmployeeFilters: FiltersOf<'employees'> = {
  ...employeeFilters,
  ...unestimatedFilters,
  ...summaryFilters,
  ...placementFilters,
  ...openTaskFilters,
};

const filters: Readonly<Record<ComponentRecords, FiltersToSql>> = {
  compliance_deadlines: deadlineFilters,
  employees: allEmployeeFilters,
  everify_cases: caseFilters,
  new_placements: newPlacementFilters,
  placement_explanations: explanationFilters,
  tasks: taskFilters,
};

/** How a filter of these records is asked in SQL; undefined where there is no such filter. */
export const recordFilterSql = (records: ComponentRecords, name: string): FilterToSql | undefined =>
  Object.hasOwn(filters[records], name) ? filters[records][name] : undefined;

/** Which table a filter asks, and whether PostgreSQL knows how many rows meet it. */
type FilterKind = 'own' | 'unestimated' | 'ofSummaries' | 'ofPlacement' | 'ofOpenTask';

export function filterKind(records: ComponentRecords, name: string): FilterKind {
  if (records !== 'employees') return 'own';
  if (Object.hasOwn(summaryFilters, name)) return 'ofSummaries';
  if (Object.hasOwn(placementFilters, name)) return 'ofPlacement';
  if (Object.hasOwn(openTaskFilters, name)) return 'ofOpenTask';
  return Object.hasOwn(unestimatedFilters, name) ? 'unestimated' : 'own';
}
