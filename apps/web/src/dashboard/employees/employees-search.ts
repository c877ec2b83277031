import { EmployeeRowOrder } from '@firstday/domain';
import { z } from 'zod';

/** How employees stand, by which a list is narrowed. */
export const employeeStatuses = ['requires_action', 'completed', 'expired'] as const;
/** Until when the next form of an employee is due. */
export const dueChoices = ['overdue', 'week'] as const;

/** What the address asks of the list of employees; what it does not ask is empty. */
export interface EmployeesSearch {
  readonly search: string;
  readonly status: (typeof employeeStatuses)[number] | '';
  readonly due: (typeof dueChoices)[number] | '';
  readonly sort: EmployeeRowOrder | '';
  readonly dir: 'asc' | 'desc' | '';
  /** Where to read on: at most one of the two. */
  readonly after: string;
  readonly before: string;
}

/** What narrows the list, and not only its order or place. */
export const isNarrowed = ({ search, status, due }: EmployeesSearch): boolean =>
  [search, status, due].some((one) => one !== '');

type Given = Readonly<Record<string, string | string[] | undefined>>;

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices).or(z.literal(''));
const Search = z.object({
  search: z.string().trim().max(200).catch(''),
  status: oneOf(employeeStatuses).catch(''),
  due: oneOf(dueChoices).catch(''),
  sort: EmployeeRowOrder.or(z.literal('')).catch(''),
  dir: oneOf(['asc', 'desc']).catch(''),
  after: cursor(),
  before: cursor(),
});

/** As the API gives them: sealed, and safe in an address. */
function cursor() {
  return z
    .string()
    .regex(/^[\w-]{40,2000}$/)
    .catch('');
}

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseEmployeesSearch(given: Given): EmployeesSearch {
  const asked = Search.parse(given);
  return asked.after === '' ? asked : { ...asked, before: '' };
}

const week = 7 * 86_400_000;

/** The same, as the API is asked. */
export const employeesQuery = ({ due, sort, ...asked }: EmployeesSearch, now: Date) => ({
  search: asked.search || undefined,
  status: asked.status || undefined,
  next_task_due_at_to:
    due === '' ? undefined : new Date(now.getTime() + (due === 'week' ? week : 0)).toISOString(),
  order_by: sort || undefined,
  order_dir: asked.dir || undefined,
  after: asked.after || undefined,
  before: asked.before || undefined,
  limit: 50,
});
