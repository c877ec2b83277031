import { z } from 'zod';

/** What the form is told of the message as it is written so far. */
export const WordingPreviewAnswer = z.object({
  subject: z.string(),
  text: z.string(),
  sms: z.string(),
  /** How long the text message is, in words. */
  smsLength: z.string(),
  /** What keeps the words from being used, in the reader's language. */
  problems: z.array(z.object({ part: z.enum(['subject', 'body', 'sms']), message: z.string() })),
});
export type WordingPreviewAnswer = z.infer<typeof WordingPreviewAnswer>;
