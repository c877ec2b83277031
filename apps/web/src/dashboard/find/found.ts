import { z } from 'zod';

/** Something that was looked for, and where it is. */
export const Found = z.object({ href: z.string(), label: z.string(), hint: z.string().optional() });
export type Found = z.infer<typeof Found>;

/** What was found together, in the order in which it is shown. */
export const FoundGroup = z.object({
  id: z.enum(['people', 'employers', 'clients', 'jobs', 'forms']),
  found: z.array(Found),
});
export type FoundGroup = z.infer<typeof FoundGroup>;
