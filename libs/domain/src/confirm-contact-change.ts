import { z } from 'zod';
import { text } from './scalar-value.js';

export const ConfirmContactChange = z.strictObject({
  token: text(300, 1).describe('From the link in the message to the former email address or phone number.'),
});
export type ConfirmContactChange = z.infer<typeof ConfirmContactChange>;

export const ContactChangeConfirmed = z
  .strictObject({
    is_confirmed: z
      .boolean()
      .describe(
        'Whether the change was confirmed. False where it was confirmed before, 24 hours have passed, or the link is not ours.',
      ),
  })
  .meta({ id: 'ContactChangeConfirmed' });
export type ContactChangeConfirmed = z.infer<typeof ContactChangeConfirmed>;
