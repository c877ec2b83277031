import { z } from 'zod';
import { FormKey } from './form-key.js';
import { ClientId, EmployeeId, EmployerId, FormId, TaskId } from './id-kind.js';
import { queryNumber } from './page.js';
import { RepresentativeStatus } from './representative.js';
import { CalendarDate, DateTimeUtc, text } from './scalar-value.js';

/** Beyond the contract: a form that waits for somebody of the employer, with what one looks at before opening it. */
export const ReviewRow = z
  .strictObject({
    task_id: TaskId,
    form_id: FormId,
    form_key: FormKey.describe('The key of the form.'),
    form_name: z.string().describe('Name of the form.'),
    section_id: z
      .string()
      .nullable()
      .describe('The section whose turn it is; null where none is, or the form is kept apart.'),
    section_name: z
      .string()
      .nullable()
      .describe('The section, as the form calls it; null where there is none to tell.'),
    due_at: DateTimeUtc.nullable().describe('The last moment to sign in time; null where there is none.'),
    due_on: CalendarDate.nullable().describe(
      'The day of that moment at the employer’s; null where there is none.',
    ),
    starts_on: CalendarDate.nullable().describe(
      'First day of work, as the placement has it; null where none is known.',
    ),
    employee_id: EmployeeId,
    employee_name: z.string().nullable().describe('What they are called; null where the record has no name.'),
    employer_id: EmployerId.nullable().describe('For whom it is signed; null where the form is for none.'),
    employer_name: z.string().nullable().describe('What the employer is called; null where there is none.'),
    files_count: z.number().describe('How many files are attached; 0 for a form that is kept apart.'),
    representative: z
      .strictObject({
        name: z.string().describe('Who examines the documents for the employer.'),
        status: RepresentativeStatus.describe('How far they are.'),
      })
      .nullable()
      .describe('Who was named last to examine the documents; null where nobody was.'),
    has_correction_request: z
      .boolean()
      .describe('Whether the employee has asked to correct what they signed, and waits for an answer.'),
    cursor: z
      .string()
      .describe('As `after`, the rows that follow this one, though it may be signed by then.'),
  })
  .meta({ id: 'ReviewRow' });
export type ReviewRow = z.infer<typeof ReviewRow>;

/** `signature`: an employer’s section is next. `look`: a representative has signed, and nobody has looked at it. */
export const ReviewKind = z.enum(['signature', 'look']);
export type ReviewKind = z.infer<typeof ReviewKind>;

export const ReviewRowsQuery = z.object({
  waits_for: ReviewKind.optional().describe(
    'An employer’s section that is next (`signature`, the default), or what a representative signed and nobody has looked at (`look`).',
  ),
  employer_id: EmployerId.optional().describe('Of this employer.'),
  client_id: ClientId.optional().describe('Of this client.'),
  form_id: FormId.optional().describe('Of this form.'),
  limit: queryNumber(100, { default: 50, description: 'How many rows are answered.' }),
  after: text(2000, 1)
    .optional()
    .describe('The `after` of an answer, or the `cursor` of a row: the rows that follow.'),
  before: text(2000, 1).optional().describe('The `before` of an answer: the rows that come before it.'),
});
export type ReviewRowsQuery = z.infer<typeof ReviewRowsQuery>;
