import { z } from 'zod';

/** A record in which facts of a placement are entered. */
export const FactOwner = z.enum(['client', 'employee', 'employer', 'job', 'placement']);
export type FactOwner = z.infer<typeof FactOwner>;

export const MissingFact = z
  .strictObject({
    fact: z.string().describe('The fact as conditions name it: `work_location.country`.'),
    problem: z
      .enum(['absent', 'not_understood'])
      .describe('`absent`: no record has it. `not_understood`: a record has a value that cannot be used.'),
    record: FactOwner.describe('The record in which it is entered.'),
    record_id: z.string().nullable().describe('Id of that record; null where it is not created yet.'),
    property: z
      .string()
      .describe(
        'The property of that record: `address.country`. `employer_id` and the like where the placement names no such record.',
      ),
    given: z
      .string()
      .nullable()
      .describe('The value that is not understood; null where it is absent, or is the employee’s.'),
    message: z.string().describe('What is wrong, in a sentence in English.'),
    operation: z.string().describe('The operation that supplies it: `employers.updateById`.'),
  })
  .meta({
    id: 'MissingFact',
    description: 'A fact that is needed to decide, what is wrong with it, and where to enter it.',
  });
export type MissingFact = z.infer<typeof MissingFact>;
