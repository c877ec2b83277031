import { z } from 'zod';
import { drawableText } from './scalar-value.js';

/** Of a section, a page or an option of a form of one's own. */
export const PartId = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,63}$/, 'Expected a lower-case letter, then letters, digits or underscores');

/** Of a field of a form of one's own. */
export const FieldPath = z
  .string()
  .regex(/^task\.[a-z][a-z0-9_]{0,63}$/, 'Expected `task.` and a name in lower case');

/** Words in each language that the form is written in; English is the one that others fall back to. */
export const formWords = (max: number) =>
  z
    .record(
      z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Expected a language, such as `es`'),
      drawableText(max, 1),
    )
    .refine((given) => given['en'] !== undefined, 'Expected the words in English, as `en`')
    .meta({ description: 'By language, English among them.' });
