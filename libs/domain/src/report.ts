import { z } from 'zod';
import { EmployeeId, EmployerId, FormId, TaskId } from './id-kind.js';
import { pageQuery } from './page.js';
import { CalendarDate, DateTimeUtc, text } from './scalar-value.js';

/** What is counted: of hires, of forms, or of E-Verify cases. */
export const ReportName = z
  .enum(['time_to_done', 'drop_off', 'late_signatures', 'forms_by_state', 'everify_outcomes'])
  .meta({
    id: 'ReportName',
    description:
      '`time_to_done`: from the invitation to the last form, by employer and month. `drop_off`: forms that wait for the employee, by form and page. `late_signatures`: sections that employers sign by a day, such as Section 2 of Form I-9, by employer. `forms_by_state`: forms by the state in which the work is done. `everify_outcomes`: E-Verify cases by their outcome (takes `everify:view`).',
  });
export type ReportName = z.infer<typeof ReportName>;

const numbers = {
  count: z.number().describe('How many rows there are.'),
  done_count: z
    .number()
    .describe('How many of them are done: in `late_signatures` in time, of cases those that are closed.'),
  median_hours: z
    .number()
    .nullable()
    .describe(
      'Half of those that are done took at most so many hours; null where nothing is done or measured.',
    ),
  p90_hours: z
    .number()
    .nullable()
    .describe('Nine in ten of those that are done took at most so many hours; null as above.'),
};
export const ReportNumbers = z.strictObject(numbers).meta({ id: 'ReportNumbers' });
export type ReportNumbers = z.infer<typeof ReportNumbers>;

const part = {
  key: z.string().describe('What `group` or `part` of the rows is: an id, a month, a state, a page.'),
  label: z.string().nullable().describe('What it is called; null where it has no name of its own.'),
  ...numbers,
};
export const ReportPart = z.strictObject(part).meta({ id: 'ReportPart' });
export type ReportPart = z.infer<typeof ReportPart>;

export const Report = z
  .strictObject({
    report: ReportName,
    from: CalendarDate.describe('The first day that it covers.'),
    to: CalendarDate.describe('The last day.'),
    employer_id: EmployerId.nullable().describe('The employer that it is about; null for all.'),
    total: ReportNumbers.describe('Of everything in the period.'),
    groups: z
      .array(z.strictObject({ ...part, parts: z.array(ReportPart).describe('The same, part by part.') }))
      .describe('The largest groups, at most 100.'),
    parts: z.array(ReportPart).describe('By part, whatever the group; in `time_to_done` month by month.'),
    omitted_groups: z.number().describe('How many smaller groups were left out.'),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

export const ReportRow = z
  .strictObject({
    id: z.string().describe('The same at every reading; where the next page reads on from.'),
    employee_id: EmployeeId,
    employee_name: z.string().nullable().describe('What they are called; null where the record is gone.'),
    employer_id: EmployerId.nullable().describe('The employer; null where none is named.'),
    employer_name: z.string().nullable().describe('What the employer is called; null where there is none.'),
    task_id: TaskId.nullable().describe('The form; null where the row is a hire.'),
    form_id: FormId.nullable().describe('Which form that is; null as above.'),
    form_name: z.string().nullable().describe('Name of the form; null as above.'),
    group: z.string().describe('The key of the group that it counts in.'),
    part: z.string().describe('The key of the part.'),
    at: DateTimeUtc.describe('When it began: the invitation, the form, the case; or when it was due.'),
    is_done: z.boolean().describe('Whether it counts as done.'),
    hours: z.number().nullable().describe('How long it took; null where it is not done or not measured.'),
  })
  .meta({ id: 'ReportRow' });
export type ReportRow = z.infer<typeof ReportRow>;

export const ReportRowPage = z
  .strictObject({
    data: z.array(ReportRow).describe('The rows, the latest first.'),
    next_cursor: z.string().nullable().describe('Where to read on; null at the end.'),
  })
  .meta({ id: 'ReportRowPage' });
export type ReportRowPage = z.infer<typeof ReportRowPage>;

const period = {
  report: ReportName.meta({ description: 'What is counted.', example: 'time_to_done' }),
  from: CalendarDate.optional().describe('The first day, as UTC has it; 89 days before the last without it.'),
  to: CalendarDate.optional().describe('The last day; today without it.'),
  employer_id: EmployerId.optional().describe('Of this employer.'),
};

export const ReportQuery = z.object(period);
export type ReportQuery = z.infer<typeof ReportQuery>;
export const ReportRowsQuery = z.object({
  ...period,
  group: text(128, 1).optional().describe('Of this group, by its key.'),
  part: text(128, 1).optional().describe('Of this part, by its key.'),
  is_done: z.enum(['true', 'false']).optional().describe('Only what is done, or what is not.'),
  per_page: pageQuery().per_page,
  cursor: z
    .string()
    .max(200)
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~[\w~]+$/, 'Expected the next_cursor of an answer')
    .optional()
    .describe('Read on from here: the `next_cursor` of an answer.'),
});
export type ReportRowsQuery = z.infer<typeof ReportRowsQuery>;
