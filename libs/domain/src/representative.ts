import { z } from 'zod';
import { EmployeeId, RepresentativeId, TaskId } from './id-kind.js';
import { DateTimeUtc, drawableText, PersonName, text } from './scalar-value.js';

/** Who named a representative: which side, and by which credential. */
export const RepresentativeNamer = z
  .strictObject({
    side: z.enum(['employee', 'employer']),
    type: z.enum(['api_token', 'user', 'form_session']),
    id: z.string(),
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
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    title: z.string().nullable(),
    named_by: RepresentativeNamer,
    status: RepresentativeStatus,
    /** Whether pictures of the documents are asked for. */
    asks_for_pictures: z.boolean(),
    /** Wrong codes that may still be given. */
    tries_left: z.number(),
    code_proved_at: DateTimeUtc.nullable(),
    /** Whether the code was given in a browser in which the employee had been; null before. */
    on_employees_device: z.boolean().nullable(),
    signed_at: DateTimeUtc.nullable(),
    signature_id: z.string().nullable(),
    /** When the employer accepted what was signed, or sent it back. */
    reviewed_at: DateTimeUtc.nullable(),
    revoked_at: DateTimeUtc.nullable(),
    expires_at: DateTimeUtc,
    created_at: DateTimeUtc,
  })
  .meta({ id: 'Representative' });
export type Representative = z.infer<typeof Representative>;
export const RepresentativeList = z
  .strictObject({ data: z.array(Representative) })
  .meta({ id: 'RepresentativeList' });
export type RepresentativeList = z.infer<typeof RepresentativeList>;

export const NameRepresentative = z
  .strictObject({
    name: PersonName,
    email: z.email('Expected an email address').max(320).optional(),
    phone: text(32)
      .regex(/^[+()\d\s.-]*$/, 'Expected a phone number')
      .refine((given) => given.replaceAll(/\D/g, '').length >= 7, 'Expected a phone number')
      .optional(),
    title: drawableText(120, 1).optional(),
    /** Whether pictures of the documents are asked for, as the employer keeps them of everybody; true without it. */
    asks_for_pictures: z.boolean().optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    error: 'Give an email address or a phone number',
    path: ['email'],
  });
export type NameRepresentative = z.infer<typeof NameRepresentative>;

/** The link and its code, shown once. They are passed on apart: nothing is sent by the service itself. */
export const RepresentativeNamed = z
  .strictObject({ representative: Representative, url: z.string(), code: z.string() })
  .meta({ id: 'RepresentativeNamed' });
export type RepresentativeNamed = z.infer<typeof RepresentativeNamed>;

export const ReviewRepresentative = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('accepted') }),
  z.strictObject({ decision: z.literal('returned'), reason: drawableText(2000, 3) }),
]);
export type ReviewRepresentative = z.infer<typeof ReviewRepresentative>;

export const ProveCode = z.strictObject({
  /** Eight digits; spaces and dashes between them do not matter. */
  code: z.string().regex(/^(?:\d[ -]?){7}\d$/, 'Expected eight digits'),
});
export type ProveCode = z.infer<typeof ProveCode>;

/** What a session of a representative says of them. */
export const SessionRepresentative = z
  .strictObject({
    id: RepresentativeId,
    name: z.string(),
    title: z.string().nullable(),
    status: z.enum(['code_required', 'code_used', 'working', 'signed']),
    /** Null once the code was given. */
    tries_left: z.number().nullable(),
    signed_at: DateTimeUtc.nullable(),
    task_id: TaskId,
    /** Whether California's limit for notaries is to be shown: somebody works or lives there. */
    warns_notaries: z.boolean(),
  })
  .meta({ id: 'SessionRepresentative' });
export type SessionRepresentative = z.infer<typeof SessionRepresentative>;

/** Of events of representatives: ids only. */
export const RepresentativeEvent = z.strictObject({
  id: RepresentativeId,
  task_id: TaskId,
  employee_id: EmployeeId,
  named_by: z.enum(['employee', 'employer']),
});
export type RepresentativeEvent = z.infer<typeof RepresentativeEvent>;
