import {
  AccountDocumentOpening,
  AccountDocumentOpeningListQuery,
  type AccountDocumentOpening as Opening,
} from '../account-document-opening.js';
import { page } from '../page.js';
import { exampleId } from './example-id.js';
import { decodeError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const openingExample: Opening = {
  account_document_id: exampleId('accountDocument'),
  task_id: exampleId('task'),
  completed_at: '2026-11-30T14:05:00.000Z',
  employee_id: exampleId('employee'),
  employee_name: 'Ana Lopez',
  employer_id: exampleId('employer'),
  opened_at: '2026-11-30T14:00:00.000Z',
};

export const accountDocumentOpeningOperations = resource({
  tag: 'account_document_openings',
  about:
    'Who was shown which document of the account, on which task and when. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [[AccountDocumentOpening, openingExample]],
  operations: {
    'account_document_openings.list': operation(
      {
        method: 'GET',
        path: '/account_document_openings',
        summary: 'List who was shown a document',
        query: AccountDocumentOpeningListQuery,
        answers: { 200: page(AccountDocumentOpening) },
        errors: decodeError,
        allows: staffOnly,
        needs: 'task:view',
        isBeyond: true,
      },
      {
        note: 'The newest first: each task once, with the first time that its employee opened the document there.',
      },
    ),
  },
});
