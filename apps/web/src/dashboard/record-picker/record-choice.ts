import { z } from 'zod';

/** Records that are chosen by name. */
export const ChosenKind = z.enum(['employee', 'employer', 'client', 'job']);
export type ChosenKind = z.infer<typeof ChosenKind>;

/** A record, as a list of choices shows it: its id, and what it is called. */
export const RecordChoice = z.object({
  value: z.string(),
  label: z.string(),
  hint: z.string().optional(),
});
export type RecordChoice = z.infer<typeof RecordChoice>;
