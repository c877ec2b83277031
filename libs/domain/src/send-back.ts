import { z } from 'zod';
import { drawableText, text } from './scalar-value.js';

/** The employer has the employee sign a section anew. */
export const SendBack = z.strictObject({
  /** Without it, the first section that the employee has signed. */
  section_id: text(128, 1).optional(),
  /** Stands beside the correction on the form. */
  reason: drawableText(2000, 3),
});
export type SendBack = z.infer<typeof SendBack>;
