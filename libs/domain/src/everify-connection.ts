import { z } from 'zod';
import { CalendarDate, DateTimeUtc, text } from './scalar-value.js';

/** How an account reaches E-Verify; the password is taken, never given back. */
export const EverifyConnection = z
  .strictObject({
    is_simulated: z.boolean().describe('Whether the simulator answers: nobody is verified.'),
    base_url: z.string().nullable().describe('Address of the web service; null where none is set.'),
    username: z.string().nullable().describe('The web services user; null where none is set.'),
    has_password: z.boolean().describe('Whether a password is set; it is never answered.'),
    password_expires_on: CalendarDate.nullable()
      .optional()
      .describe(
        'The day on which the password expires, as E-Verify said at the last login; null or absent where it has not said so.',
      ),
    creator_name: z
      .string()
      .nullable()
      .describe('Whom E-Verify may ask about cases; null where nobody is set.'),
    creator_email: z.string().nullable().describe('Their email address; null where none is set.'),
    creator_phone: z.string().nullable().describe('Their telephone number; null where none is set.'),
  })
  .meta({ id: 'EverifyConnection' });
export type EverifyConnection = z.infer<typeof EverifyConnection>;

/** What a person has to look at, beyond that E-Verify does not answer. */
export const EverifyProblem = z
  .enum(['unknown_shape', 'login_refused', 'password_expired', 'account_locked', 'password_expires'])
  .meta({ id: 'EverifyProblem' });
export type EverifyProblem = z.infer<typeof EverifyProblem>;

/** What came of signing in with the connection as it is set: `works`, or what has to be put right first. */
export const EverifyConnectionCheck = z
  .strictObject({
    outcome: z
      .enum([
        'works',
        'not_configured',
        'login_refused',
        'password_expired',
        'account_locked',
        'unreachable',
        'busy',
        'unreadable',
        'paused_copy',
      ])
      .describe(
        '`works`; `not_configured`: nothing is set, or no simulator runs; `login_refused`: the user or the password is not accepted; `password_expired`: the password has expired; `account_locked`: E-Verify locked the user out; `unreachable`: nothing answers; `busy`: E-Verify asks to wait; `unreadable`: what answers is not E-Verify, or has a form that this version does not read; `paused_copy`: this installation is a copy and asks E-Verify nothing.',
      ),
    is_simulated: z.boolean().describe('Whether it was the simulator that was asked.'),
    checked_at: DateTimeUtc.describe('When it was asked.'),
  })
  .meta({ id: 'EverifyConnectionCheck' });
export type EverifyConnectionCheck = z.infer<typeof EverifyConnectionCheck>;

export const SetEverifyConnection = z.strictObject({
  base_url: z
    .url({ protocol: /^https$/, error: 'Expected the https address of the web service' })
    .max(200)
    .describe('Address of the web service; https only.'),
  username: text(64, 1).describe('The web services user.'),
  password: text(128, 1).describe('Their password. Kept sealed.'),
  creator_name: text(80, 1).describe('Whom E-Verify may ask about cases.'),
  creator_email: z.email('Expected an email address').max(254).describe('Their email address.'),
  creator_phone: text(20, 7).describe('Their telephone number.'),
});
export type SetEverifyConnection = z.infer<typeof SetEverifyConnection>;
