import { z } from 'zod';
import { EmployeeId } from './id-kind.js';
import { DateTimeUtc, text } from './scalar-value.js';
import { ThemeMode } from './theme.js';

/** Filters are given as in an address: every value is a text. */
const filtersOf = <const Names extends readonly string[]>(names: Names) =>
  z.strictObject(
    // Object.fromEntries forgets the names of its keys.
    Object.fromEntries(names.map((name) => [name, text(4096).optional()])) as {
      [Name in Names[number]]: z.ZodOptional<z.ZodString>;
    },
  );

const options = z
  .strictObject({
    redirect_url_expires_in: z.int('Expected a whole number of seconds').min(1).max(3600).optional(),
    session_expires_in: z.int('Expected a whole number of seconds').min(60).max(86_400).optional(),
  })
  .optional();

/** What `employees/list` can be held to. */
export const employeesListFilters = [
  'after',
  'before',
  'limit',
  'order_by',
  'order_dir',
  'employee_id',
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'status',
  'custom_attributes',
  'system_attributes',
  'custom_view_id',
  'created_at_from',
  'created_at_to',
  'latest_task_updated_at_from',
  'latest_task_updated_at_to',
  'next_task_due_at_from',
  'next_task_due_at_to',
  'progress_min',
  'progress_max',
  'placements_count_min',
  'placements_count_max',
] as const;
const EmployeesList = z.strictObject({
  component: z.literal('employees/list'),
  filters: filtersOf(employeesListFilters).optional(),
  options,
});

const EverifyCases = z.strictObject({
  component: z.literal('everify/cases'),
  filters: filtersOf(['page', 'per_page', 'case_statuses', 'case_tracking']).optional(),
  options,
});

/** What `employee/tasks` can be held to. */
export const employeeTasksFilters = [
  'task_id',
  'employee_id',
  'employer_id',
  'client_id',
  'job_id',
  'form_id',
  'employee_cv_uid',
  'progress',
  'next_action',
  'custom_view_id',
  'assignee',
  'order_by',
  'order_dir',
  'after',
  'before',
  'limit',
] as const;
const EmployeeTasks = z.strictObject({
  component: z.literal('employee/tasks'),
  employee_id: EmployeeId,
  filters: filtersOf(employeeTasksFilters).optional(),
  options,
});

export const ComponentName = z.enum(['employees/list', 'everify/cases', 'employee/tasks']);
export type ComponentName = z.infer<typeof ComponentName>;

/** What is embedded, and the filters beyond which its session sees nothing. */
export const CreateComponentUrl = z.discriminatedUnion(
  'component',
  [EmployeesList, EverifyCases, EmployeeTasks],
  'Expected employees/list, everify/cases or employee/tasks',
);
export type CreateComponentUrl = z.infer<typeof CreateComponentUrl>;

export const ComponentUrl = z.strictObject({
  component: ComponentName,
  redirect_url: z.string(),
  code: z.string(),
});
export type ComponentUrl = z.infer<typeof ComponentUrl>;

/** Beyond the contract: how an account's pages look, in either mode. */
export const ComponentTheme = z
  .strictObject({ light: ThemeMode.nullable(), dark: ThemeMode.nullable() })
  .meta({ id: 'ComponentTheme' });
export type ComponentTheme = z.infer<typeof ComponentTheme>;

/** Beyond the contract: the component's page exchanges its code for a session. */
export const RedeemComponentCode = z.strictObject({ code: text(200, 1) });
export type RedeemComponentCode = z.infer<typeof RedeemComponentCode>;
export const ComponentSession = z
  .strictObject({
    id: z.string(),
    component: ComponentName,
    employee_id: z.string().nullable(),
    filters: z.record(z.string(), z.string()),
    is_test: z.boolean(),
    expires_at: DateTimeUtc,
    /** The theme that most of the account's employers use; null where it has none. */
    theme: ComponentTheme.nullable(),
  })
  .meta({ id: 'ComponentSession' });
export type ComponentSession = z.infer<typeof ComponentSession>;
/** The token goes in the header `x-component-auth-token` where the browser keeps no cookie of a frame. */
export const ComponentSessionCreated = ComponentSession.extend({ token: z.string() }).meta({
  id: 'ComponentSessionCreated',
});
export type ComponentSessionCreated = z.infer<typeof ComponentSessionCreated>;
