import { z } from 'zod';
import { EmployeeColumn } from './employee-selection.js';
import { EmployeeReach, EmployeeRowOrder } from './employee-row.js';
import { ClientId, EmployeeViewId, EmployerId } from './id-kind.js';
import { pageQuery } from './page.js';
import { CalendarDate, DateTimeUtc, text } from './scalar-value.js';
import { StateCode } from './state-code.js';
import { timesQuery } from './times-query.js';

/** Days that move on with the calendar: a view that is kept means the same next week. */
export const EmployeeStart = z.enum([
  'today',
  'tomorrow',
  'next_monday',
  'this_week',
  'next_week',
  'last_week',
]);
export type EmployeeStart = z.infer<typeof EmployeeStart>;

/** What a list of employees may be asked for, in words that stay true: the address of its page has the same. */
export const employeeSearch = {
  search: text(200, 1).describe('Words that each begin a name or the e-mail address, or an employee’s id.'),
  status: z.enum(['requires_action', 'completed', 'expired']).describe('How their forms stand.'),
  due: z.enum(['overdue', 'week']).describe('Until when the next form is due: now, or in 7 days.'),
  employer: EmployerId.describe('With a living placement at this employer.'),
  client: ClientId.describe('With a living placement at this client.'),
  starts: EmployeeStart.describe('With a placement that starts then, by the calendar of UTC.'),
  from: CalendarDate.describe('With a placement that starts on this day or later.'),
  to: CalendarDate.describe('With a placement that starts on this day or earlier.'),
  state: StateCode.describe('With a placement whose work is done in this state.'),
  reach: EmployeeReach.describe('Whose latest message reached nobody.'),
  sort: EmployeeRowOrder.describe('What they are sorted by.'),
  dir: z.enum(['asc', 'desc']).describe('Upwards (`asc`) or downwards (`desc`).'),
} as const;

const EmployeeSearch = z.strictObject(employeeSearch).partial();

/** Beyond the contract: a list of employees as somebody wants to find it again. */
export const EmployeeView = z
  .strictObject({
    id: EmployeeViewId,
    name: z.string().describe('What people call it.'),
    is_shared: z
      .boolean()
      .describe('Whether everybody who sees employees finds it, each with those they see.'),
    is_own: z.boolean().describe('Whether it is of whoever asks.'),
    search: EmployeeSearch.describe('Whom it lists, and in which order.'),
    columns: z.array(EmployeeColumn).describe('What it shows of each, in order; empty for the usual.'),
    created_at: DateTimeUtc.describe('When it was created.'),
    updated_at: DateTimeUtc.describe('When it last changed.'),
  })
  .meta({ id: 'EmployeeView' });
export type EmployeeView = z.infer<typeof EmployeeView>;

const given = {
  name: text(80, 1)
    .refine((name) => name.trim() !== '', 'Expected a name')
    .describe('What people call it, at most 80 characters.'),
  is_shared: z.boolean().optional().describe('Whether everybody finds it; nobody else without it.'),
  search: EmployeeSearch.optional().describe('Whom it lists, and in which order; everybody without it.'),
  columns: z
    .array(EmployeeColumn)
    .max(EmployeeColumn.options.length)
    .optional()
    .describe('What it shows of each, in order; the usual without it.'),
};

export const CreateEmployeeView = z.strictObject(given).meta({ id: 'CreateEmployeeView' });
export type CreateEmployeeView = z.infer<typeof CreateEmployeeView>;
export const UpdateEmployeeView = z.strictObject(given).partial().meta({ id: 'UpdateEmployeeView' });
export type UpdateEmployeeView = z.infer<typeof UpdateEmployeeView>;

export const EmployeeViewListQuery = z.object({ ...pageQuery(), ...timesQuery });
export type EmployeeViewListQuery = z.infer<typeof EmployeeViewListQuery>;
