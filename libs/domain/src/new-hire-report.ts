import { z } from 'zod';
import { EmployeeId, EmployerId, NewHireReportId, PlacementId } from './id-kind.js';
import { page, pageQuery } from './page.js';
import { CalendarDate, DateTimeInput, DateTimeUtc, drawableText } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';
import { StateCode } from './state-code.js';
import { creationTimesQuery } from './times-query.js';

export const NewHireField = z
  .enum([
    'address',
    'city',
    'country',
    'date_of_birth',
    'employer_address',
    'employer_ein',
    'employer_name',
    'first_name',
    'hired_on',
    'last_name',
    'middle_name',
    'social_security_number',
    'state',
    'work_state',
    'zip',
  ])
  .meta({ id: 'NewHireField' });

/** Why somebody cannot be reported yet: it says what is wrong, and nothing of what is there. */
export const NewHireObstacle = z
  .strictObject({
    field: NewHireField.describe('What the report needs.'),
    reason: z
      .enum(['format', 'letters', 'missing', 'too_long'])
      .describe(
        '`missing`: nobody has given it. `format`: it is not what it should be. `letters`: it has letters or signs that the record cannot have. `too_long`: it does not fit, and may be cut with `shortens`.',
      ),
  })
  .meta({ id: 'NewHireObstacle' });
export type NewHireObstacle = z.infer<typeof NewHireObstacle>;

const hire = {
  placement_id: PlacementId,
  employee_id: EmployeeId,
  employee_name: z.string().nullable().describe('What they are called; null where the record is gone.'),
  hired_on: CalendarDate.describe('The first day of services for pay: `start_date` of the placement.'),
  work_state: StateCode.nullable().describe('The state of the work; null where no address says it.'),
};

/** Somebody who was hired and is to be reported. */
export const DueNewHire = z
  .strictObject({
    ...hire,
    employer_id: EmployerId,
    employer_name: z.string().nullable().describe('What the employer is called.'),
    reports_to: StateCode.nullable().describe(
      'The state that is told: the one that the employer chose for all, else that of the work; null where neither is known.',
    ),
    due_on: CalendarDate.describe('The last day on which they are reported in time.'),
    due_at: DateTimeUtc.describe('The last moment of that day, where the employer is.'),
    legal_basis: z.string().describe('The law that sets the day.'),
    is_sure: z.boolean().describe('False where nobody has read the number of days in that law yet.'),
    obstacles: z
      .array(NewHireObstacle)
      .describe('What keeps them from being reported; empty where nothing does.'),
    new_hire_report_id: NewHireReportId.nullable().describe(
      'The report that has them and was not sent yet; null where there is none.',
    ),
  })
  .meta({ id: 'DueNewHire' });
export type DueNewHire = z.infer<typeof DueNewHire>;

export const DueNewHirePage = z
  .strictObject({
    data: z.array(DueNewHire).describe('Who is to be reported, the earliest day first.'),
    next_cursor: z.string().nullable().describe('Where to read on; null at the end.'),
  })
  .meta({ id: 'DueNewHirePage' });
export type DueNewHirePage = z.infer<typeof DueNewHirePage>;

/** The moment and the placement of the last entry that was read. */
const Cursor = z
  .string()
  .max(120)
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~pla_\w+$/, 'Expected the next_cursor of an answer')
  .refine(
    (cursor) => DateTimeInput.safeParse(cursor.slice(0, 24)).success,
    'Expected the next_cursor of an answer',
  );

export const DueNewHireQuery = z.object({
  employer_id: EmployerId.optional().describe('Of this employer.'),
  reports_to: StateCode.optional().describe('Who is reported to this state.'),
  hired_on_gte: CalendarDate.optional().describe('Hired on this day or later.'),
  hired_on_lte: CalendarDate.optional().describe('Hired on this day or earlier.'),
  per_page: pageQuery().per_page,
  cursor: Cursor.optional().describe('Read on from here: the `next_cursor` of an answer.'),
});
export type DueNewHireQuery = z.infer<typeof DueNewHireQuery>;

const mostPlacements = 1000;

export const CreateNewHireReport = z
  .strictObject({
    employer_id: EmployerId.describe('Whose hires are reported.'),
    state: StateCode.describe(
      'The state that is told: where the employer chose one for all of its hires, that one.',
    ),
    hired_on_gte: CalendarDate.optional().describe('Only who was hired on this day or later.'),
    hired_on_lte: CalendarDate.optional().describe('Only who was hired on this day or earlier.'),
    placement_ids: z
      .array(PlacementId)
      .min(1)
      .max(mostPlacements)
      .optional()
      .describe('Only these hires; without it, all that are due.'),
    includes_reported: z
      .boolean()
      .optional()
      .describe('True reports those of `placement_ids` once more that a report has already.'),
    shortens: z
      .boolean()
      .optional()
      .describe('True cuts names and addresses that do not fit into the record.'),
    is_elsewhere: z
      .boolean()
      .optional()
      .describe(
        'True records that they were reported in another way, with what stands in `confirmation`: there is no file.',
      ),
    confirmation: drawableText(500)
      .optional()
      .describe('With `is_elsewhere`: how, and what the agency answered.'),
  })
  .meta({ id: 'CreateNewHireReport' });
export type CreateNewHireReport = z.infer<typeof CreateNewHireReport>;

export const SendNewHireReport = z
  .strictObject({
    confirmation: drawableText(500, 1).describe('What the agency answered: a number, a text.'),
    sent_on: CalendarDate.optional().describe('When it was sent; today without it.'),
  })
  .meta({ id: 'SendNewHireReport' });
export type SendNewHireReport = z.infer<typeof SendNewHireReport>;

const by = z.strictObject({
  kind: SecurityActorKind.describe('What kind of credential it was.'),
  id: z.string().nullable().describe('Id of the user or the token; null where it is not known.'),
});

/** Hires of an employer that are reported to a state together. */
export const NewHireReport = z
  .strictObject({
    id: NewHireReportId,
    employer_id: EmployerId,
    employer_name: z.string().nullable().describe('What the employer is called.'),
    state: StateCode.describe('The state that is told.'),
    status: z
      .enum(['made', 'sent'])
      .describe(
        '`made`: the file can be downloaded and sent. `sent`: it was sent, and nobody in it is due any more.',
      ),
    is_elsewhere: z.boolean().describe('Whether they were reported in another way: then there is no file.'),
    people: z.number().describe('How many hires it has.'),
    created_at: DateTimeUtc.describe('When it was made.'),
    made_by: by.describe('Who made it.'),
    sent_on: CalendarDate.nullable().describe('When it was sent; null before.'),
    sent_by: by.nullable().describe('Who said that it was sent; null before.'),
    confirmation: z.string().nullable().describe('What the agency answered; null before it was sent.'),
    file_sha256: z
      .string()
      .nullable()
      .describe('SHA-256 of the file as it was taken last; null where it was not taken.'),
    next_transmission: z
      .strictObject({
        from: CalendarDate.describe('The first day.'),
        until: CalendarDate.describe('The last day.'),
      })
      .nullable()
      .describe(
        'Between which days the next file goes to this state: 12 to 16 days after this one, by 42 U.S.C. 653a(b)(2)(B). Null before it was sent.',
      ),
  })
  .meta({ id: 'NewHireReport' });
export type NewHireReport = z.infer<typeof NewHireReport>;

export const CreatedNewHireReport = z
  .strictObject({
    ...NewHireReport.shape,
    left_out: z
      .array(
        z.strictObject({
          placement_id: PlacementId,
          employee_id: EmployeeId,
          employee_name: z.string().nullable().describe('What they are called.'),
          obstacles: z.array(NewHireObstacle).describe('What keeps them from being reported.'),
        }),
      )
      .describe('Who is due and is not in it.'),
  })
  .meta({ id: 'CreatedNewHireReport' });
export type CreatedNewHireReport = z.infer<typeof CreatedNewHireReport>;

export const ReportedHire = z.strictObject(hire).meta({ id: 'ReportedHire' });
export type ReportedHire = z.infer<typeof ReportedHire>;
export const ReportedHireList = z
  .strictObject({ data: z.array(ReportedHire).describe('Who is in it, in the order of the file.') })
  .meta({ id: 'ReportedHireList' });
export type ReportedHireList = z.infer<typeof ReportedHireList>;

export const NewHireReportListQuery = z.object({
  ...pageQuery(),
  ...creationTimesQuery,
  employer_id: EmployerId.optional().describe('Of this employer.'),
});
export type NewHireReportListQuery = z.infer<typeof NewHireReportListQuery>;
export const NewHireReportPage = page(NewHireReport);
