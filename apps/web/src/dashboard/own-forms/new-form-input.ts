import { z } from 'zod';
import { typedText } from '../forms/typed-text';

/** How a new form is called, in English. */
export const NewFormInput = z.object({ name: typedText(z.string().min(1).max(60)) });
