import { z } from 'zod';
import { EverifyProblem } from './everify-connection.js';
import { EverifyMandate } from './everify-mandate.js';
import { FormKey } from './form-key.js';
import {
  ClientId,
  EmployeeId,
  EmployerId,
  EverifyCaseId,
  FormId,
  PlacementId,
  TaskId,
  WebhookId,
} from './id-kind.js';
import { MissingFact } from './missing-fact.js';
import { pageQuery } from './page.js';
import { CalendarDate, DateTimeInput, DateTimeUtc } from './scalar-value.js';
import { Side } from './task.js';

/** What waits for somebody, by what has to be done. */
export const WorkItemKind = z
  .enum([
    'section',
    'everify_case',
    'reverification',
    'receipt',
    'new_hire_report',
    'correction',
    'confirmation',
    'webhook',
    'everify_connection',
    'status_change_report',
    'form_edition',
    'undecided_facts',
    'everify_mandate',
    'employee_forms',
  ])
  .meta({ id: 'WorkItemKind' });
export type WorkItemKind = z.infer<typeof WorkItemKind>;

/** When it is due, by which a day's work is parted. */
export const WorkItemBucket = z
  .enum(['late', 'today', 'week', 'later', 'waiting_on_others'])
  .meta({ id: 'WorkItemBucket' });
export type WorkItemBucket = z.infer<typeof WorkItemBucket>;

/** Whether an employee has a way to their forms. */
const LinkState = z.enum(['none', 'ended', 'unopened', 'opened']);

export const WorkItem = z
  .strictObject({
    id: z.string().describe('The same for as long as it waits: made of its kind and of what it is about.'),
    kind: WorkItemKind.describe('What has to be done.'),
    assignee_type: Side.describe('Whose turn it is.'),
    due_on: CalendarDate.nullable().describe(
      'The last day on which it is done in time; null where no day is set.',
    ),
    due_at: DateTimeUtc.nullable().describe('The last moment of that day, where the employer is.'),
    since: DateTimeUtc.nullable().describe(
      'Of what has no day of its own: since when it waits. Of `employee_forms`: when anything was done about them last.',
    ),
    legal_basis: z.string().nullable().describe('The law that sets the day; null where none does.'),
    is_sure: z.boolean().describe('False where nobody has read in that law yet that it is this day.'),
    employee_id: EmployeeId.nullable().describe(
      'The person it is about; null for `webhook`, `everify_connection`, `status_change_report` and `form_edition`.',
    ),
    employee_name: z
      .string()
      .nullable()
      .describe('What they are called; null where the record has no name or is gone.'),
    employer_id: EmployerId.nullable().describe('The employer that it is about; null where it is for none.'),
    employer_name: z.string().nullable().describe('What the employer is called; null where there is none.'),
    task_id: TaskId.nullable().describe(
      'The form that it is about; null where it is about none, or several.',
    ),
    form_id: FormId.nullable().describe('Which form that is.'),
    form_key: FormKey.nullable().describe('The key of that form.'),
    form_name: z.string().nullable().describe('Name of the form.'),
    section_id: z.string().nullable().describe('The section to be signed, or from which the day follows.'),
    section_name: z.string().nullable().describe('The section, as the form calls it.'),
    everify_case_id: EverifyCaseId.nullable().describe('The E-Verify case that it is about.'),
    everify_problem: EverifyProblem.nullable()
      .optional()
      .describe('Of `everify_connection`: what is wrong; null or absent for other kinds.'),
    missing_facts: z
      .array(MissingFact)
      .optional()
      .describe('Of `undecided_facts`: what one record lacks, so that forms are undecided.'),
    everify_mandate: EverifyMandate.optional().describe(
      'Of `everify_mandate`: the law that requires E-Verify of the employer, or may.',
    ),
    record_name: z
      .string()
      .nullable()
      .optional()
      .describe('Of `undecided_facts`: what the record is called that lacks them.'),
    placements_count: z
      .int()
      .optional()
      .describe('Of `undecided_facts` and `everify_mandate`: how many placements it is about.'),
    placement_id: PlacementId.nullable().describe(
      'The hire that is to be reported; of `undecided_facts` and `everify_mandate` one of the placements.',
    ),
    webhook_id: WebhookId.nullable().describe('The webhook that fails, or is sent nothing any more.'),
    webhook_url: z.string().nullable().describe('Where that webhook is sent to.'),
    is_disabled: z.boolean().nullable().describe('Whether that webhook is sent nothing any more.'),
    open_forms: z
      .int()
      .nullable()
      .describe(
        'Of `employee_forms`: how many forms wait for the employee. Of `form_edition`: how many people are filling in an earlier edition, 1,000 at most. Null for other kinds.',
      ),
    is_stuck: z
      .boolean()
      .nullable()
      .describe('Of `employee_forms`: whether nobody has touched them for 48 hours; null for other kinds.'),
    link_state: LinkState.nullable().describe(
      'Of `employee_forms`: whether the employee has a link to them, and opened it; null for other kinds, and for who may not see links.',
    ),
  })
  .meta({ id: 'WorkItem' });
export type WorkItem = z.infer<typeof WorkItem>;

export const WorkItemPage = z
  .strictObject({
    data: z.array(WorkItem).describe('What waits, the earliest first.'),
    next_cursor: z.string().nullable().describe('Where to read on; null at the end.'),
  })
  .meta({ id: 'WorkItemPage' });
export type WorkItemPage = z.infer<typeof WorkItemPage>;

/** Counting ends here: whoever has more than this to do needs no exact number. */
export const mostCounted = 1000;

export const BoundedCount = z
  .strictObject({
    count: z.int().describe(`How many there are, ${mostCounted} at most.`),
    is_exact: z.boolean().describe('False where there are more.'),
  })
  .meta({ id: 'BoundedCount' });
export type BoundedCount = z.infer<typeof BoundedCount>;

const KindCount = z
  .strictObject({
    kind: WorkItemKind.describe('What has to be done.'),
    count: z.int().describe('How many of those that were counted.'),
  })
  .meta({ id: 'WorkItemKindCount' });

export const WorkItemCount = BoundedCount.extend({
  kinds: z.array(KindCount).describe('What they are; a kind of which there is none is left out.'),
}).meta({ id: 'WorkItemCount' });
export type WorkItemCount = z.infer<typeof WorkItemCount>;

export const WorkItemCounts = z
  .strictObject({
    late: WorkItemCount.nullable().describe('The day has passed.'),
    today: WorkItemCount.nullable().describe('Due by the end of today, or without a day of its own.'),
    week: WorkItemCount.nullable().describe('Due in the seven days after today.'),
    later: WorkItemCount.nullable().describe('Due after that.'),
    waiting_on_others: WorkItemCount.nullable().describe('Employees whose forms wait for themselves.'),
  })
  .meta({ id: 'WorkItemCounts' });
export type WorkItemCounts = z.infer<typeof WorkItemCounts>;

const BucketList = z
  .string()
  .max(100)
  .transform((buckets) => buckets.split(','))
  .pipe(z.array(z.enum(WorkItemBucket.options, 'Expected buckets with commas between them')))
  .meta({ type: 'string' });

/** The moment and the id of the last entry that was read. */
const Cursor = z
  .string()
  .max(200)
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~[a-z_]+:[\w.:]+$/,
    'Expected the next_cursor of an answer',
  )
  .refine(
    (cursor) => DateTimeInput.safeParse(cursor.slice(0, 24)).success,
    'Expected the next_cursor of an answer',
  );

const WorkItemFilters = z.object({
  employee_id: EmployeeId.optional().describe('Of this employee.'),
  employer_id: EmployerId.optional().describe('Of this employer.'),
  client_id: ClientId.optional().describe('Of this client.'),
  starts_on_gte: CalendarDate.optional().describe(
    'Of people with a placement that starts on this day or later.',
  ),
  starts_on_lte: CalendarDate.optional().describe(
    'Of people with a placement that starts on this day or earlier.',
  ),
});
export type WorkItemFilters = z.infer<typeof WorkItemFilters>;

export const WorkItemsQuery = WorkItemFilters.extend({
  bucket: WorkItemBucket.optional().describe(
    'When it is due. Without it: all that waits for the employer, whenever it is due.',
  ),
  per_page: pageQuery().per_page,
  cursor: Cursor.optional().describe('Read on from here: the `next_cursor` of an answer.'),
});
export type WorkItemsQuery = z.infer<typeof WorkItemsQuery>;

export const WorkItemCountsQuery = WorkItemFilters.extend({
  bucket: BucketList.optional().describe('Only of these, with commas between them; the others are null.'),
});
export type WorkItemCountsQuery = z.infer<typeof WorkItemCountsQuery>;
