import { z } from 'zod';
import { text } from './scalar-value.js';

const timeZone = text(64).nullable();

/** Beyond the contract: whether a person is told in the morning what waits for their signature. */
export const DigestSettings = z
  .strictObject({
    is_wanted: z.boolean().describe('Whether they want to be told. They are until they say otherwise.'),
    time_zone: timeZone.describe(
      'By whose clock it is morning, such as `America/New_York`; null for that of most employers of the account.',
    ),
    is_sent: z
      .boolean()
      .describe(
        'Whether anything is sent to them: messages are on, and one of their groups lets them sign for the employer.',
      ),
  })
  .meta({ id: 'DigestSettings' });
export type DigestSettings = z.infer<typeof DigestSettings>;

export const UpdateDigestSettings = z
  .strictObject({
    is_wanted: z.boolean().optional().describe('Whether you want to be told.'),
    time_zone: timeZone
      .optional()
      .describe('By whose clock it is morning; null for that of most employers of the account.'),
  })
  .meta({ id: 'UpdateDigestSettings' });
export type UpdateDigestSettings = z.infer<typeof UpdateDigestSettings>;
