import { z } from 'zod';
import { FormKey } from './form-key.js';
import { ClientId, EmployeeId, EmployerId, JobId, PlacementId, TaskId } from './id-kind.js';
import { MissingFact } from './missing-fact.js';
import { pageQuery } from './page.js';
import { CalendarDate } from './scalar-value.js';
import { Side } from './task.js';
import { BoundedCount } from './work-item.js';

/** Whether somebody can begin: all is done that is needed before the first day, something waits, or a fact is missing. */
export const StartReadiness = z.enum(['ready', 'waiting', 'undecided']).meta({ id: 'StartReadiness' });
export type StartReadiness = z.infer<typeof StartReadiness>;

const StartBlocker = z.strictObject({
  task_id: TaskId.nullable().describe('The form; null where it is required and nobody was asked for it yet.'),
  form_key: FormKey,
  form_name: z.string().describe('Name of the form.'),
  section_name: z
    .string()
    .nullable()
    .describe('The section whose turn it is, as the form calls it; null where none is told.'),
  assignee_type: Side.nullable().describe('For whom it waits; null where it waits for nobody.'),
  due_on: CalendarDate.nullable().describe('The last day on which it is done in time.'),
});

export const UpcomingStart = z
  .strictObject({
    placement_id: PlacementId,
    starts_on: CalendarDate.describe('The first day of work.'),
    readiness: StartReadiness.describe('Whether all is done that is needed before that day.'),
    employee_id: EmployeeId,
    employee_name: z.string().nullable().describe('What they are called; null where the record has no name.'),
    employer_id: EmployerId.nullable().describe('For whom they work; null where none is named.'),
    employer_name: z.string().nullable().describe('What the employer is called; null where there is none.'),
    client_id: ClientId.nullable().describe('At whose site; null where none is named.'),
    client_name: z.string().nullable().describe('What the client is called; null where there is none.'),
    job_id: JobId.nullable().describe('What they do there; null where none is named.'),
    job_name: z.string().nullable().describe('What the job is called; null where there is none.'),
    waits_for: z
      .array(StartBlocker)
      .describe('What is to be done before the first day, as far as the caller may see the forms.'),
    missing_facts: z
      .array(z.string())
      .describe('What policies need to know before they can say which forms are required.'),
    undecided_facts: z
      .array(MissingFact)
      .optional()
      .describe('The same, with what is wrong and where to enter it. Absent where nothing is undecided.'),
  })
  .meta({ id: 'UpcomingStart' });
export type UpcomingStart = z.infer<typeof UpcomingStart>;

export const UpcomingStartPage = z
  .strictObject({
    data: z.array(UpcomingStart).describe('The placements, the earliest first day first.'),
    next_cursor: z.string().nullable().describe('Where to read on; null at the end.'),
  })
  .meta({ id: 'UpcomingStartPage' });
export type UpcomingStartPage = z.infer<typeof UpcomingStartPage>;

export const UpcomingStartCounts = z
  .strictObject({
    ready: BoundedCount.describe('For whom all is done that is needed before the first day.'),
    waiting: BoundedCount.describe('For whom something is still to be done.'),
    undecided: BoundedCount.describe('Of whom a fact is missing, so that it is not known what they need.'),
    next_starts_on: CalendarDate.nullable().describe(
      'The first day after these on which somebody starts; null where nobody does.',
    ),
  })
  .meta({ id: 'UpcomingStartCounts' });
export type UpcomingStartCounts = z.infer<typeof UpcomingStartCounts>;

export const UpcomingStartCountsQuery = z.object({
  starts_on_gte: CalendarDate.describe('Who starts on this day or later.'),
  starts_on_lte: CalendarDate.describe('Who starts on this day or earlier.'),
  employer_id: EmployerId.optional().describe('Of this employer.'),
  client_id: ClientId.optional().describe('Of this client.'),
});
export type UpcomingStartCountsQuery = z.infer<typeof UpcomingStartCountsQuery>;

export const UpcomingStartsQuery = UpcomingStartCountsQuery.extend({
  readiness: StartReadiness.optional().describe('Only those who are.'),
  per_page: pageQuery().per_page,
  cursor: z
    .string()
    .max(80)
    .regex(/^\d{4}-\d{2}-\d{2}~[a-z]+_[0-9A-Za-z]+$/, 'Expected the next_cursor of an answer')
    .optional()
    .describe('Read on from here: the `next_cursor` of an answer.'),
});
export type UpcomingStartsQuery = z.infer<typeof UpcomingStartsQuery>;
