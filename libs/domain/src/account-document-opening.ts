import { z } from 'zod';
import { AccountDocumentId, EmployeeId, EmployerId, TaskId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeUtc } from './scalar-value.js';

/** Beyond the contract: that an employee opened a document of the account on a task, as the audit trail has it. */
export const AccountDocumentOpening = z
  .strictObject({
    account_document_id: AccountDocumentId,
    task_id: TaskId,
    completed_at: DateTimeUtc.nullable().describe(
      'When the form was completed, by which the employee has signed for the document.',
    ),
    employee_id: EmployeeId,
    employee_name: z
      .string()
      .nullable()
      .describe('What the employee is called; null where the record has no name.'),
    employer_id: EmployerId.nullable().describe('The employer whose form it was; null for a form of none.'),
    opened_at: DateTimeUtc.describe('When it was opened first.'),
  })
  .meta({ id: 'AccountDocumentOpening' });
export type AccountDocumentOpening = z.infer<typeof AccountDocumentOpening>;

export const AccountDocumentOpeningListQuery = z.object({
  ...pageQuery(),
  account_document_id: AccountDocumentId.optional().describe('Of this document, in this version.'),
  task_id: TaskId.optional().describe('On this task.'),
  employee_id: EmployeeId.optional().describe('By this employee.'),
});
export type AccountDocumentOpeningListQuery = z.infer<typeof AccountDocumentOpeningListQuery>;
