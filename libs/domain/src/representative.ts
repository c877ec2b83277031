import { z } from 'zod';
import { PageLanguage } from './hosted-texts.js';
import { EmployeeId, RepresentativeId, TaskId } from './id-kind.js';
import { DateTimeUtc, drawableText, PersonName, text } from './scalar-value.js';

/** Who named a representative: which side, and by which credential. */
export const RepresentativeNamer = z
  .strictObject({
    side: z.enum(['employee', 'employer']).describe('The side that named them.'),
    type: z.enum(['api_token', 'user', 'form_session']).describe('What kind of credential it was.'),
    id: z.string().describe('Its id.'),
  })
  .meta({ id: 'RepresentativeNamer' });
export type RepresentativeNamer = z.infer<typeof RepresentativeNamer>;

/**
 * `named`: the code was not given yet. `working`: it was. `signed`: to be reviewed. `returned`: sent back by the employer
 * and to be signed again. `locked`: too many wrong codes.
 */
export const RepresentativeStatus = z.enum([
  'named',
  'working',
  'signed',
  'returned',
  'accepted',
  'locked',
  'expired',
  'revoked',
]);
export type RepresentativeStatus = z.infer<typeof RepresentativeStatus>;

/** A person who examines the employee's documents for the employer, and signs for it. 8 CFR 274a.2(b)(1)(ii). */
export const Representative = z
  .strictObject({
    id: RepresentativeId,
    task_id: TaskId,
    employee_id: EmployeeId,
    name: z.string().describe('Who examines the documents for the employer.'),
    email: z.string().nullable().describe('Their email address; null where it was not given.'),
    phone: z.string().nullable().describe('Their telephone number; null where it was not given.'),
    title: z.string().nullable().describe('Their title; null where it was not given.'),
    language: PageLanguage.nullable().describe('The language that they read; null where it was not given.'),
    named_by: RepresentativeNamer.describe('Who named them.'),
    status: RepresentativeStatus.describe('How far they are.'),
    asks_for_pictures: z.boolean().describe('Whether pictures of the documents are asked for.'),
    tries_left: z.number().describe('Wrong codes that may still be given.'),
    code_proved_at: DateTimeUtc.nullable().describe('When they gave their code; null before.'),
    on_employees_device: z
      .boolean()
      .nullable()
      .describe(
        'Whether the code was given in a browser in which the employee had been, which is refused now; null before.',
      ),
    signed_at: DateTimeUtc.nullable().describe('When they signed; null before.'),
    signature_id: z.string().nullable().describe('Their signature; null before.'),
    reviewed_at: DateTimeUtc.nullable().describe(
      'When the employer accepted what was signed, or sent it back; null before.',
    ),
    revoked_at: DateTimeUtc.nullable().describe(
      'When they were taken off the form; null where they were not.',
    ),
    expires_at: DateTimeUtc.describe('Until when their link opens.'),
    created_at: DateTimeUtc.describe('When they were named.'),
  })
  .meta({ id: 'Representative' });
export type Representative = z.infer<typeof Representative>;
export const RepresentativeList = z
  .strictObject({ data: z.array(Representative).describe('Those who were named, the latest first.') })
  .meta({ id: 'RepresentativeList' });
export type RepresentativeList = z.infer<typeof RepresentativeList>;

export const NameRepresentative = z
  .strictObject({
    name: PersonName.describe('Who is to examine the documents for the employer.'),
    email: z
      .email('Expected an email address')
      .max(320)
      .optional()
      .describe(
        'Their email address. Where the account sends messages, their link goes there. Their code goes there too where the employee named them; else you pass it on.',
      ),
    phone: text(32)
      .regex(/^[+()\d\s.-]*$/, 'Expected a phone number')
      .refine((given) => given.replaceAll(/\D/g, '').length >= 7, 'Expected a phone number')
      .optional()
      .describe('Their telephone number. Nothing is sent to it.'),
    title: drawableText(120, 1).optional().describe('Their title.'),
    language: PageLanguage.optional().describe(
      'The language that they read: their messages and their link are in it. Without it, messages are in the organization’s `default_language`, else in English.',
    ),
    asks_for_pictures: z
      .boolean()
      .optional()
      .describe(
        'Whether pictures of the documents are asked for. Without it, `document_pictures` of the account’s settings decides. An employee cannot turn them off.',
      ),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    error: 'Give an email address or a phone number',
    path: ['email'],
  });
export type NameRepresentative = z.infer<typeof NameRepresentative>;

/** Who gets the code: the caller, who passes it on; the representative, by email; or the employer, who asks for one (`tasks.createRepresentativeCode`). */
export const RepresentativeCodeRecipient = z.enum(['caller', 'representative', 'employer']);
export type RepresentativeCodeRecipient = z.infer<typeof RepresentativeCodeRecipient>;

/** The link and its code, shown once and passed on separately. An employee never receives the code. */
export const RepresentativeNamed = z
  .strictObject({
    representative: Representative.describe('The representative.'),
    url: z.string().describe('The address for them, answered once.'),
    code: z
      .string()
      .nullable()
      .describe(
        'The code that goes with it, answered once: send it another way. Null where an employee named them.',
      ),
    code_recipient: RepresentativeCodeRecipient.describe('Who gets the code.'),
  })
  .meta({ id: 'RepresentativeNamed' });
export type RepresentativeNamed = z.infer<typeof RepresentativeNamed>;

export const RepresentativeCode = z
  .strictObject({ code: z.string().describe('The new code, answered once. The one before no longer works.') })
  .meta({ id: 'RepresentativeCode' });
export type RepresentativeCode = z.infer<typeof RepresentativeCode>;

export const ReviewRepresentative = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z
      .literal('accepted')
      .describe('Whether the employer accepts what was signed, or sends it back.'),
  }),
  z.strictObject({
    decision: z
      .literal('returned')
      .describe('Whether the employer accepts what was signed, or sends it back.'),
    reason: drawableText(2000, 3).describe('Why it goes back: 3 to 2000 characters.'),
  }),
]);
export type ReviewRepresentative = z.infer<typeof ReviewRepresentative>;

export const ProveCode = z.strictObject({
  code: z
    .string()
    .regex(/^(?:\d[ -]?){7}\d$/, 'Expected eight digits')
    .describe('Eight digits; spaces and dashes between them do not matter.'),
});
export type ProveCode = z.infer<typeof ProveCode>;

/** What a session of a representative says of them. */
export const SessionRepresentative = z
  .strictObject({
    id: RepresentativeId,
    name: z.string().describe('Name of the representative.'),
    title: z.string().nullable().describe('Their title; null where it was not given.'),
    status: z
      .enum(['employees_device', 'code_required', 'code_used', 'working', 'signed'])
      .describe(
        'How far they are. `employees_device`: the employee has used this browser, so nobody examines documents in it.',
      ),
    tries_left: z
      .number()
      .nullable()
      .describe('Wrong codes that may still be given; null once the code was given.'),
    signed_at: DateTimeUtc.nullable().describe('When they signed; null before.'),
    task_id: TaskId,
    warns_notaries: z
      .boolean()
      .describe("Whether California's limit for notaries is to be shown: somebody works or lives there."),
  })
  .meta({ id: 'SessionRepresentative' });
export type SessionRepresentative = z.infer<typeof SessionRepresentative>;

/** Of events of representatives: ids only. */
export const RepresentativeEvent = z.strictObject({
  id: RepresentativeId,
  task_id: TaskId,
  employee_id: EmployeeId,
  named_by: z.enum(['employee', 'employer']).describe('The side that named them.'),
});
export type RepresentativeEvent = z.infer<typeof RepresentativeEvent>;
