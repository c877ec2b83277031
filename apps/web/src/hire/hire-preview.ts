import { z } from 'zod';

const text = z.string().max(255).catch('');

/** What is typed so far; what is no value yet counts as none. */
export const TypedHire = z.object({
  employee_id: text,
  same_person: text,
  city: text,
  state: text,
  zip: text,
  country: text,
  employer_id: text,
  client_id: text,
  job_id: text,
  start_date: text,
  worker_type: text,
  works_remotely: text,
  pay_rate: text,
  pay_basis: text,
  pay_frequency: text,
  regular_payday: text,
  overtime_status: text,
});
export type TypedHire = z.infer<typeof TypedHire>;

const PreviewedPolicy = z.object({
  id: z.string(),
  outcome: z.enum(['met', 'unmet', 'unknown']),
  forms: z.array(z.object({ text: z.string(), lang: z.string().optional() })),
  /** Why, in the words of the policy's condition. */
  sentence: z.string(),
  name: z.string(),
  /** The law behind it; null where none is known. */
  citation: z.string().nullable(),
  /** Paths of the facts that nobody has given. */
  missing: z.array(z.string()),
});
export type PreviewedPolicy = z.infer<typeof PreviewedPolicy>;

/** What each policy says of the hire as it is typed; nothing where a record that it names is not there any more. */
export const HirePreview = z.object({ policies: z.array(PreviewedPolicy).nullable() });
export type HirePreview = z.infer<typeof HirePreview>;
