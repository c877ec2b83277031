import { z } from 'zod';
import { FormKey } from './form-key.js';
import { EmployeeId, EmployerId, EverifyCaseId, FormId, PlacementId, TaskId } from './id-kind.js';
import { pageQuery } from './page.js';
import { CalendarDate, DateTimeInput, DateTimeUtc } from './scalar-value.js';
import { Side } from './task.js';

/** What the law, or an employer's own date, asks to be done by a day. */
export const ComplianceDeadlineKind = z
  .enum([
    'section',
    'everify_case',
    'reverification',
    'receipt',
    'withholding_exemption',
    'new_hire_report',
    'renewal',
    'deletion',
  ])
  .meta({ id: 'ComplianceDeadlineKind' });
export type ComplianceDeadlineKind = z.infer<typeof ComplianceDeadlineKind>;

export const ComplianceDeadline = z
  .strictObject({
    id: z
      .string()
      .describe('The same for as long as the deadline stands: made of its kind and of what it is about.'),
    kind: ComplianceDeadlineKind.describe('What has to be done.'),
    due_on: CalendarDate.describe('The last day on which it is done in time.'),
    due_at: DateTimeUtc.describe('The last moment of that day, where the employer is.'),
    task_id: TaskId.nullable().describe('The form that it is about; null for `new_hire_report`.'),
    placement_id: PlacementId.nullable().describe(
      'The hire that is to be reported; null for other deadlines.',
    ),
    form_id: FormId.nullable().describe('Which form that is; null where it is about none.'),
    form_key: FormKey.nullable().describe('The key of that form; null where it is about none.'),
    form_name: z.string().nullable().describe('Name of the form; null where it is about none.'),
    assignee_type: Side.nullable().describe('Who does it; null where nobody has to do anything.'),
    section_id: z
      .string()
      .nullable()
      .describe('The section to be signed, or from which the deadline follows.'),
    section_name: z
      .string()
      .nullable()
      .describe('The section, as the form calls it; null where there is none.'),
    legal_basis: z.string().nullable().describe('The law that sets the day; null where somebody chose it.'),
    is_sure: z.boolean().describe('False where nobody has read in that law yet that it is this day.'),
    everify_case_id: EverifyCaseId.nullable().describe(
      'The E-Verify case that it is about; null for other deadlines.',
    ),
    employee_id: EmployeeId,
    employee_name: z
      .string()
      .nullable()
      .describe('What they are called; null where the record has no name or is gone.'),
    employer_id: EmployerId.nullable().describe(
      'The employer that it is about; null where the form is for none.',
    ),
    employer_name: z.string().nullable().describe('What the employer is called; null where there is none.'),
  })
  .meta({ id: 'ComplianceDeadline' });
export type ComplianceDeadline = z.infer<typeof ComplianceDeadline>;

export const ComplianceCalendarPage = z
  .strictObject({
    data: z.array(ComplianceDeadline).describe('The deadlines, the earliest first.'),
    next_cursor: z.string().nullable().describe('Where to read on; null at the end.'),
  })
  .meta({ id: 'ComplianceCalendarPage' });
export type ComplianceCalendarPage = z.infer<typeof ComplianceCalendarPage>;

const KindList = z
  .string()
  .max(200)
  .transform((kinds) => kinds.split(','))
  .pipe(
    z.array(z.enum(ComplianceDeadlineKind.options, 'Expected kinds of deadlines with commas between them')),
  )
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

export const ComplianceCalendarQuery = z.object({
  kind: KindList.optional().describe('Of these kinds of deadlines, with commas between them.'),
  due_on_gte: CalendarDate.optional().describe('Due on this day or later.'),
  due_on_lte: CalendarDate.optional().describe('Due on this day or earlier.'),
  employee_id: EmployeeId.optional().describe('Of this employee.'),
  employer_id: EmployerId.optional().describe('Of this employer.'),
  task_id: TaskId.optional().describe('Of this task.'),
  per_page: pageQuery().per_page,
  cursor: Cursor.optional().describe('Read on from here: the `next_cursor` of an answer.'),
});
export type ComplianceCalendarQuery = z.infer<typeof ComplianceCalendarQuery>;
