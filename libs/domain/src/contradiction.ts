import { z } from 'zod';

/** Answers of two sides that cannot both be right. It refuses nothing, and asks for no document. */
export const Contradiction = z
  .strictObject({
    path: z.string().describe('The field of the other answer that it is noted at, such as a document.'),
    rule: z.string().describe('What contradicts what, such as `status_alien_with_us_passport`.'),
    message: z.string().describe('The same in a sentence, in the language of a session, else in English.'),
  })
  .meta({ id: 'Contradiction' });
export type Contradiction = z.infer<typeof Contradiction>;
