import { z } from 'zod';
import { EmployeeId } from './id-kind.js';
import { text } from './scalar-value.js';

/** Beyond the contract: what the rows of a component can be filtered by. */
export const RowChoicesQuery = z.object({
  kind: z.enum(['employer', 'client']).describe('What is to be chosen.'),
  name: text(200).optional().describe('With this in the name.'),
  id: text(64, 1).optional().describe('This one alone: what it is called.'),
  employee_id: EmployeeId.optional().describe('Where this employee is placed.'),
});
export type RowChoicesQuery = z.infer<typeof RowChoicesQuery>;

export const RowChoices = z
  .strictObject({
    data: z
      .array(
        z.strictObject({
          id: z.string().describe('Id of the employer or client.'),
          name: z.string().describe('What it is called.'),
        }),
      )
      .describe('The first twenty by their names.'),
  })
  .meta({ id: 'RowChoices' });
export type RowChoices = z.infer<typeof RowChoices>;
