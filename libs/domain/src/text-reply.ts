import { z } from 'zod';
import { text } from './scalar-value.js';

/** A text message that somebody sent back, as the operator's own function hands it over. */
export const TextReply = z
  .strictObject({
    from: text(40, 1).describe('The number that it came from: `+15185550142`.'),
    text: z.string().max(2000).describe('What it says, such as `STOP`. It is not kept.'),
  })
  .meta({ id: 'TextReply' });
export type TextReply = z.infer<typeof TextReply>;

export const TextReplyTaken = z
  .strictObject({
    effect: z
      .enum(['stopped', 'started', 'none'])
      .describe(
        'What it does: no more texts to the number (`stopped`), texts again (`started`), or nothing, as where the reply came before.',
      ),
  })
  .meta({ id: 'TextReplyTaken' });
export type TextReplyTaken = z.infer<typeof TextReplyTaken>;
