import { z } from 'zod';
import { Explanation } from './condition.js';
import { FormKey } from './form-key.js';
import { ClientId, EmployeeId, EmployerId, FormId, JobId } from './id-kind.js';

/** The deprecated previews name records only. */
export const PreviewPlacementQuery = z.object({
  employee_id: EmployeeId.describe('Who would be placed.'),
  employer_id: EmployerId.optional().describe('Who would employ the person.'),
  client_id: ClientId.optional().describe('Where the person would be placed.'),
  job_id: JobId.optional().describe('The work that the person would do.'),
});
export type PreviewPlacementQuery = z.infer<typeof PreviewPlacementQuery>;
export const PreviewPlacementTasks = z.strictObject({
  employee_id: EmployeeId.describe('Who would be placed.'),
  employer_id: EmployerId.nullable().optional().describe('Who would employ the person.'),
  client_id: ClientId.nullable().optional().describe('Where the person would be placed.'),
  job_id: JobId.nullable().optional().describe('The work that the person would do.'),
});
export type PreviewPlacementTasks = z.infer<typeof PreviewPlacementTasks>;
/** A form that would be needed; `rules` are the explanations of the policies that ask for it. */
export const PreviewedTask = z.strictObject({
  form_id: FormId,
  form_key: FormKey,
  name: z.string().describe('Name of the form.'),
  rules: z
    .array(Explanation)
    .describe('Why: the condition of each policy that asks for it, with the outcome at every node.'),
});
export type PreviewedTask = z.infer<typeof PreviewedTask>;
