import { EmployeeColumn, EmployeeId, employeeSearch, EmployeeViewId } from '@firstday/domain';
import { z } from 'zod';
import { startDays } from './list/start-days';

/** How employees stand, by which a list is narrowed. */
export const employeeStatuses = employeeSearch.status.options;
/** Until when the next form of an employee is due. */
export const dueChoices = employeeSearch.due.options;
/** Whether messages reach them. */
export const reachChoices = employeeSearch.reach.options;
/** When a placement of theirs starts. */
export const startChoices = employeeSearch.starts.options;

const orNothing = <Schema extends z.ZodType>(schema: Schema) => schema.or(z.literal('')).catch('');

const Search = z.object({
  search: z.string().trim().max(200).catch(''),
  status: orNothing(employeeSearch.status),
  due: orNothing(employeeSearch.due),
  employer: orNothing(employeeSearch.employer),
  client: orNothing(employeeSearch.client),
  starts: orNothing(employeeSearch.starts),
  from: orNothing(employeeSearch.from),
  to: orNothing(employeeSearch.to),
  state: orNothing(employeeSearch.state),
  reach: orNothing(employeeSearch.reach),
  sort: orNothing(employeeSearch.sort),
  dir: orNothing(employeeSearch.dir),
  columns: z.preprocess(toNames, z.array(EmployeeColumn)).catch([]),
  view: orNothing(EmployeeViewId),
  person: orNothing(EmployeeId),
  after: cursor(),
  before: cursor(),
});

/** What the address asks of the list of employees; what it does not ask is empty. */
export type EmployeesSearch = Readonly<z.infer<typeof Search>>;

/** What narrows the list, and not only its order or place. */
export const narrowing = [
  'search',
  'status',
  'due',
  'employer',
  'client',
  'starts',
  'from',
  'to',
  'state',
  'reach',
] as const;

export const isNarrowed = (asked: EmployeesSearch): boolean => narrowing.some((name) => asked[name] !== '');

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** As the API gives them: sealed, and safe in an address. */
function cursor() {
  return z
    .string()
    .regex(/^[\w-]{40,2000}$/)
    .catch('');
}

/** Columns as a form sends them, one by one, or as a link has them. */
function toNames(given: unknown): unknown {
  const names = typeof given === 'string' ? given.split(',') : given;
  return Array.isArray(names) ? [...new Set(names.filter((name) => name !== ''))] : [];
}

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseEmployeesSearch(given: Given): EmployeesSearch {
  const asked = Search.parse(given);
  return asked.after === '' ? asked : { ...asked, before: '' };
}

/**
 * The same in an address. Where the list is read on, and who is open beside it, is asked apart from it: another list begins at
 * its beginning.
 */
export const addressOf = ({ columns, after: _, before: __, person: ___, ...asked }: EmployeesSearch) => ({
  ...asked,
  columns: columns.join(','),
});

/** The page of the list as it stands, with nobody beside it. */
export const pageAddressOf = (asked: EmployeesSearch) => ({
  ...addressOf(asked),
  after: asked.after,
  before: asked.before,
});

const week = 7 * 86_400_000;

interface ReaderClock {
  readonly now: Date;
  /** The reader's day, `2026-11-28`. */
  readonly today: string;
}

/** Whom the list is of, as the API is asked. */
export function employeesMatching(asked: EmployeesSearch, { now, today }: ReaderClock) {
  const { due, starts } = asked;
  const days = starts === '' ? { from: asked.from, to: asked.to } : startDays(starts, today);
  return {
    search: asked.search || undefined,
    status: asked.status || undefined,
    next_task_due_at_to:
      due === '' ? undefined : new Date(now.getTime() + (due === 'week' ? week : 0)).toISOString(),
    employer_id: asked.employer || undefined,
    client_id: asked.client || undefined,
    start_date_from: days.from || undefined,
    start_date_to: days.to || undefined,
    work_state: asked.state || undefined,
    reach: asked.reach || undefined,
  };
}

/** The same, with the order and the place. */
export const employeesQuery = (asked: EmployeesSearch, clock: ReaderClock) => ({
  ...employeesMatching(asked, clock),
  order_by: asked.sort || undefined,
  order_dir: asked.dir || undefined,
  after: asked.after || undefined,
  before: asked.before || undefined,
  limit: 50,
});
