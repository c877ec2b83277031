import { z } from 'zod';
import { DateTimeUtc } from './scalar-value.js';

/** Beyond the contract: whether an employee agreed to text messages, at the number that is on record for them now. */
export const TextConsent = z
  .strictObject({
    agrees: z
      .boolean()
      .describe('Whether they agreed to texts at this number. Another number has to be agreed to anew.'),
    agreed_at: DateTimeUtc.nullable().describe('When that was recorded; null where they did not.'),
    agreed_by: z
      .enum(['employee', 'account'])
      .nullable()
      .describe('Whether the employee said so on the hosted pages, or somebody recorded it for them.'),
    is_offered: z
      .boolean()
      .describe('Whether texts are sent to those who agree: the account wants it, and the installation can.'),
    number_ends_in: z
      .string()
      .nullable()
      .describe('The last four digits of the number; null where texts cannot be sent to it.'),
    has_mobile_number: z
      .boolean()
      .describe(
        'Whether their telephone number is written so that texts can be sent there: `+1 518 555 0142`.',
      ),
    is_stopped: z
      .boolean()
      .describe('Whether that number answered STOP: no text is sent there until it answers START.'),
  })
  .meta({ id: 'TextConsent' });
export type TextConsent = z.infer<typeof TextConsent>;

export const UpdateTextConsent = z
  .strictObject({
    agrees: z
      .boolean()
      .describe(
        'True says that the employee agreed, in words that you can show, to text messages at the number on record; false takes it back.',
      ),
  })
  .meta({ id: 'UpdateTextConsent' });
export type UpdateTextConsent = z.infer<typeof UpdateTextConsent>;
