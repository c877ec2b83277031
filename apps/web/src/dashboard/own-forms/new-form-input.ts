import { z } from 'zod';
import { typedText } from '../../api/typed-text';

/** What a new form is: it decides what the form begins with. */
export const FormBeginning = z.enum(['fill', 'document', 'notice', 'request', 'pdf']);
export type FormBeginning = z.infer<typeof FormBeginning>;

/** How a new form is called, in English, and what it is. */
export const NewFormInput = z.object({
  name: typedText(z.string().min(1).max(60)),
  kind: FormBeginning.default('fill'),
  /** Of a document that is read. */
  signers: z.enum(['employee', 'both']).default('employee'),
  /** Of a notice. */
  interval: z.enum(['placement', 'year']).default('placement'),
});
export type NewFormInput = z.infer<typeof NewFormInput>;

/** These begin with a PDF. */
export const needsPdf = (kind: FormBeginning): kind is 'document' | 'pdf' =>
  kind === 'document' || kind === 'pdf';
