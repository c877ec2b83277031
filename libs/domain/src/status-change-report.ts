import { z } from 'zod';
import { EmployeeId, EverifyCaseId, TaskId } from './id-kind.js';
import { CalendarDate, text } from './scalar-value.js';

/** What became of one line of E-Verify's Status Change Report. */
export const StatusChangeOutcome = z
  .enum([
    'opened',
    'open_already',
    'reverified',
    'never_reverified',
    'no_block_left',
    'form_open',
    'not_found',
    'numbers_differ',
    'malformed',
  ])
  .meta({ id: 'StatusChangeOutcome' });
export type StatusChangeOutcome = z.infer<typeof StatusChangeOutcome>;

/** E-Verify's Status Change Report, as it was downloaded: a CSV file with case numbers, A-numbers or numbers of documents, and days of revocation. */
export const ApplyStatusChangeReport = z
  .strictObject({
    csv: text(500_000, 1),
    /** Says what would become of each line, and changes nothing. */
    dry_run: z.boolean().optional(),
    /** By when the blocks are to be signed; without it, three business days of each employer from today. */
    due_on: CalendarDate.optional(),
  })
  .meta({ id: 'ApplyStatusChangeReport' });
export type ApplyStatusChangeReport = z.infer<typeof ApplyStatusChangeReport>;

/** One line: its place and what became of it, never what it says. */
export const StatusChangeLine = z
  .strictObject({
    line: z.number().int(),
    outcome: StatusChangeOutcome,
    /** Of a malformed line the column that cannot be read. */
    column: z.enum(['case_number', 'a_number', 'document_number', 'revocation_date']).nullable(),
    /** The numbers of the person that are on the form too, besides the number of the case. */
    matched_by: z.array(z.enum(['a_number', 'document_number'])),
    everify_case_id: EverifyCaseId.nullable(),
    employee_id: EmployeeId.nullable(),
    /** What they are called; null where nobody was found, or the record has no name. */
    employee_name: z.string().nullable(),
    task_id: TaskId.nullable(),
    /** The block of Supplement B that was opened, or would be. */
    section_id: z.string().nullable(),
    /** By when that block is to be signed. */
    due_on: CalendarDate.nullable(),
    revoked_on: CalendarDate.nullable(),
  })
  .meta({ id: 'StatusChangeLine' });
export type StatusChangeLine = z.infer<typeof StatusChangeLine>;

export const StatusChangeReport = z
  .strictObject({ is_dry_run: z.boolean(), opened: z.number().int(), lines: z.array(StatusChangeLine) })
  .meta({ id: 'StatusChangeReport' });
export type StatusChangeReport = z.infer<typeof StatusChangeReport>;
