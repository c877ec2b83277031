import { z } from 'zod';
import { AccountDocumentId, EmployeeId, EmployerId, TaskId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeUtc } from './scalar-value.js';

/** Beyond the contract: that an employee opened a document of the account on a task, as the audit trail has it. */
export const AccountDocumentOpening = z
  .strictObject({
    account_document_id: AccountDocumentId,
    task_id: TaskId,
    /** When the form was completed, by which the employee has signed for the document. */
    completed_at: DateTimeUtc.nullable(),
    employee_id: EmployeeId,
    /** Null where the record has none. */
    employee_name: z.string().nullable(),
    employer_id: EmployerId.nullable(),
    /** The first time. */
    opened_at: DateTimeUtc,
  })
  .meta({ id: 'AccountDocumentOpening' });
export type AccountDocumentOpening = z.infer<typeof AccountDocumentOpening>;

export const AccountDocumentOpeningListQuery = z.object({
  ...pageQuery(),
  account_document_id: AccountDocumentId.optional(),
  task_id: TaskId.optional(),
  employee_id: EmployeeId.optional(),
});
export type AccountDocumentOpeningListQuery = z.infer<typeof AccountDocumentOpeningListQuery>;
