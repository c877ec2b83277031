import { z } from 'zod';
import { LibraryFact } from './library-entry.js';
import { MissingFact } from './missing-fact.js';
import { StateCode } from './state-code.js';

export const EverifyMandate = z
  .strictObject({
    state: StateCode.describe('The state where the work is done.'),
    outcome: z
      .enum(['required', 'undecided'])
      .describe(
        '`required`: the law applies to the employer. `undecided`: it may; `missing_facts` says what would decide it.',
      ),
    scope: z
      .enum(['construction', 'employer_size', 'every_employer'])
      .describe('Which employers the law is about.'),
    least_employees: z
      .int()
      .nullable()
      .describe('Of `employer_size`: from how many employees; null for the others.'),
    citation: z.string().describe('The law.'),
    facts: z.array(LibraryFact).describe('What the law says, where that was read, and how sure it is.'),
    missing_facts: z
      .array(MissingFact)
      .describe('What would decide it. Empty where it is required, or depends on what no record says.'),
  })
  .meta({
    id: 'EverifyMandate',
    description: 'A state requires E-Verify for a hire, or may, and its employer does not use it.',
  });
export type EverifyMandate = z.infer<typeof EverifyMandate>;
