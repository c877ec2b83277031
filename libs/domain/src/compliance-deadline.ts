import { z } from 'zod';
import { EmployeeId, EmployerId, EverifyCaseId, FormId, TaskId } from './id-kind.js';
import { pageQuery } from './page.js';
import { CalendarDate, DateTimeInput, DateTimeUtc } from './scalar-value.js';
import { Side } from './task.js';

/** What the law, or an employer's own date, asks to be done by a day. */
export const ComplianceDeadlineKind = z
  .enum(['section', 'everify_case', 'reverification', 'receipt', 'withholding_exemption', 'deletion'])
  .meta({ id: 'ComplianceDeadlineKind' });
export type ComplianceDeadlineKind = z.infer<typeof ComplianceDeadlineKind>;

export const ComplianceDeadline = z
  .strictObject({
    /** The same for as long as the deadline stands: of its kind and of what it is about. */
    id: z.string(),
    kind: ComplianceDeadlineKind,
    /** The last day on which it is done in time. */
    due_on: CalendarDate,
    due_at: DateTimeUtc,
    task_id: TaskId,
    form_id: FormId,
    form_name: z.string(),
    /** Who does it; null where nobody has to do anything. */
    assignee_type: Side.nullable(),
    /** The section to be signed, or from which the deadline follows. */
    section_id: z.string().nullable(),
    /** As the form calls it. */
    section_name: z.string().nullable(),
    /** The law that sets the day; null where somebody chose it. */
    legal_basis: z.string().nullable(),
    everify_case_id: EverifyCaseId.nullable(),
    employee_id: EmployeeId,
    /** What they are called; null where the record has no name or is gone. */
    employee_name: z.string().nullable(),
    employer_id: EmployerId.nullable(),
    employer_name: z.string().nullable(),
  })
  .meta({ id: 'ComplianceDeadline' });
export type ComplianceDeadline = z.infer<typeof ComplianceDeadline>;

export const ComplianceCalendarPage = z
  .strictObject({ data: z.array(ComplianceDeadline), next_cursor: z.string().nullable() })
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
  kind: KindList.optional(),
  due_on_gte: CalendarDate.optional(),
  due_on_lte: CalendarDate.optional(),
  employee_id: EmployeeId.optional(),
  employer_id: EmployerId.optional(),
  task_id: TaskId.optional(),
  per_page: pageQuery().per_page,
  cursor: Cursor.optional(),
});
export type ComplianceCalendarQuery = z.infer<typeof ComplianceCalendarQuery>;
