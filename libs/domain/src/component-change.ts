import { z } from 'zod';
import { EmployeeId, EverifyCaseId, TaskId } from './id-kind.js';

/** A row that changed, sent while a component is open. It says which, and nothing of what it holds. */
export const ComponentChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('employee').describe('The kind of record that changed; `many` asks for everything anew.'),
    id: EmployeeId,
  }),
  z.strictObject({
    kind: z.literal('task').describe('The kind of record that changed; `many` asks for everything anew.'),
    id: TaskId,
    employee_id: EmployeeId,
  }),
  z.strictObject({
    kind: z
      .literal('everify_case')
      .describe('The kind of record that changed; `many` asks for everything anew.'),
    id: EverifyCaseId,
  }),
  /** So much changed at once that the list is to be read again. */
  z.strictObject({
    kind: z.literal('many').describe('The kind of record that changed; `many` asks for everything anew.'),
  }),
]);
export type ComponentChange = z.infer<typeof ComponentChange>;
