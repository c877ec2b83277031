import { z } from 'zod';
import { EmployeeId, EverifyCaseId, TaskId } from './id-kind.js';
import { pageQuery } from './page.js';
import { CalendarDate, DateTimeUtc, text } from './scalar-value.js';

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
    csv: text(500_000, 1).describe('The report, as E-Verify gives it out: CSV with its head line.'),
    file_name: text(200, 1).optional().describe('What the file is called; noted with the import.'),
    dry_run: z
      .boolean()
      .optional()
      .describe('True says what would become of each line, and changes nothing.'),
    due_on: CalendarDate.optional().describe(
      'By when the blocks are to be signed; without it, three business days of each employer from today.',
    ),
  })
  .meta({ id: 'ApplyStatusChangeReport' });
export type ApplyStatusChangeReport = z.infer<typeof ApplyStatusChangeReport>;

/** One line: its place and what became of it, never what it says. */
export const StatusChangeLine = z
  .strictObject({
    line: z.number().int().describe('Which line of the report, from 1.'),
    outcome: StatusChangeOutcome.describe('What became of it.'),
    column: z
      .enum(['case_number', 'a_number', 'document_number', 'revocation_date'])
      .nullable()
      .describe('Of a malformed line the column that cannot be read; null for others.'),
    matched_by: z
      .array(z.enum(['a_number', 'document_number']))
      .describe('The numbers of the person that are on the form too, besides the number of the case.'),
    everify_case_id: EverifyCaseId.nullable().describe(
      'The case that it is about; null where none was found.',
    ),
    employee_id: EmployeeId.nullable().describe('The employee; null where nobody was found.'),
    employee_name: z
      .string()
      .nullable()
      .describe('What they are called; null where nobody was found, or the record has no name.'),
    task_id: TaskId.nullable().describe('Their Form I-9; null where none was found.'),
    section_id: z
      .string()
      .nullable()
      .describe('The block of Supplement B that was opened, or would be; null where none.'),
    due_on: CalendarDate.nullable().describe('By when that block is to be signed; null where none.'),
    revoked_on: CalendarDate.nullable().describe(
      'When the authorization ended, as the report says; null where it cannot be read.',
    ),
  })
  .meta({ id: 'StatusChangeLine' });
export type StatusChangeLine = z.infer<typeof StatusChangeLine>;

export const StatusChangeReport = z
  .strictObject({
    is_dry_run: z.boolean().describe('Whether nothing was changed.'),
    opened: z.number().int().describe('How many blocks were opened, or would be.'),
    lines: z.array(StatusChangeLine).describe('What became of each line, in their order.'),
  })
  .meta({ id: 'StatusChangeReport' });
export type StatusChangeReport = z.infer<typeof StatusChangeReport>;

/** That a report was carried out: its file is not kept. */
export const StatusChangeImport = z
  .strictObject({
    imported_at: DateTimeUtc.describe('When it was carried out.'),
    imported_by: z.string().describe('The kind of credential that did it.'),
    imported_by_id: z.string().nullable().describe('Id of the user or token, where it is known.'),
    imported_by_name: z
      .string()
      .nullable()
      .describe('What the user or token is called now; null where it has no name, or is gone.'),
    file_name: z.string().nullable().describe('What the file was called; null where it was not given.'),
    sha256: z.string().describe('SHA-256 of the file as it was sent.'),
    covers_all_cases: z
      .boolean()
      .describe(
        'Whether the person who imported it sees every case of the account. The reminder counts from such an import.',
      ),
    lines: z.number().int().describe('How many lines it had.'),
    outcomes: z
      .array(
        z.strictObject({
          outcome: StatusChangeOutcome.describe('What became of them.'),
          count: z.number().int().describe('How many lines.'),
        }),
      )
      .describe('How many lines had each outcome; one of which there is none is left out.'),
  })
  .meta({ id: 'StatusChangeImport' });
export type StatusChangeImport = z.infer<typeof StatusChangeImport>;

export const StatusChangeImportListQuery = z.object(pageQuery());
export type StatusChangeImportListQuery = z.infer<typeof StatusChangeImportListQuery>;

/** E-Verify's guidance asks employers to pull the report about every two weeks: after so many days without one people are reminded. */
export const statusChangeReportDays = 14;
