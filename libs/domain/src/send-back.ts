import { z } from 'zod';
import { drawableText, text } from './scalar-value.js';

/** The employer has the employee sign a section anew. */
export const SendBack = z.strictObject({
  section_id: text(128, 1)
    .optional()
    .describe('The section to be corrected; without it, the first that the employee has signed.'),
  reason: drawableText(2000, 3).describe(
    'What is to be corrected, 3 to 2000 characters: it stands beside the form.',
  ),
});
export type SendBack = z.infer<typeof SendBack>;
