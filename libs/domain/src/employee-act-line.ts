import { z } from 'zod';
import { EmployeeId } from './id-kind.js';

/** Why nothing was done for somebody. */
export const EmployeeActFailure = z.enum([
  'not_found',
  'not_allowed',
  'revoked',
  'refused',
  'no_address',
  'address_suppressed',
  'nothing_open',
  'reminded_before',
]);
export type EmployeeActFailure = z.infer<typeof EmployeeActFailure>;

const person = {
  employee_id: EmployeeId,
  employee_name: z
    .string()
    .nullable()
    .describe('What they are called; null where nobody is called anything, or there is no such record.'),
};

/** Beyond the contract: a line of an act. The last one has the totals; an answer without it broke off. */
export const EmployeeActLine = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('begun').describe('The first line.'),
      total: z.number().describe('How many people it is about.'),
    }),
    z.strictObject({
      kind: z.literal('done').describe('Somebody for whom it was done.'),
      ...person,
      count: z
        .number()
        .describe('How much of it: links made, forms withdrawn. 0 where there was nothing to do.'),
      url: z.string().nullable().describe('The onboarding link, where one was made: a secret.'),
    }),
    z.strictObject({
      kind: z.literal('failed').describe('Somebody for whom it was not done.'),
      ...person,
      reason: EmployeeActFailure.describe('Why.'),
    }),
    z.strictObject({
      kind: z.literal('totals').describe('The last line.'),
      done: z.number().describe('For how many it was done.'),
      failed: z.number().describe('For how many it was not.'),
    }),
  ])
  .meta({ id: 'EmployeeActLine' });
export type EmployeeActLine = z.infer<typeof EmployeeActLine>;
