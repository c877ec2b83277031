import {
  AccountDocument,
  AccountDocumentListQuery,
  CreateAccountDocumentQuery,
} from '../account-document.js';
import { page } from '../page.js';
import { accountDocumentExample } from './account-document-example.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

export const accountDocumentOperations = resource({
  tag: 'account_documents',
  about: 'Documents of the account that forms show to whoever signs them, such as its handbook.',
  refusals: { BadRequestError: 'This form shows no document' },
  examples: [[AccountDocument, accountDocumentExample]],
  operations: {
    'account_documents.list': operation({
      method: 'GET',
      path: '/account_documents',
      summary: 'List the documents that forms show',
      query: AccountDocumentListQuery,
      answers: { 200: page(AccountDocument) },
      errors: decodeError,
      allows: staffOnly,
      needs: 'form:view',
      isBeyond: true,
    }),
    'account_documents.publish': operation(
      {
        method: 'POST',
        path: '/account_documents',
        summary: 'Publish a document',
        query: CreateAccountDocumentQuery,
        answers: { 200: AccountDocument },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'policy:edit',
        isBeyond: true,
      },
      {
        note: 'A PDF of at most 20 MiB in the part `files`. It takes the place of the version before: who has not signed yet opens this one.',
      },
    ),
    'account_documents.findById': operation({
      method: 'GET',
      path: '/account_documents/{account_document_id}',
      summary: 'Get a document that forms show',
      answers: { 200: AccountDocument },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'form:view',
      isBeyond: true,
    }),
    'account_documents.getContent': operation({
      method: 'GET',
      path: '/account_documents/{account_document_id}/content',
      summary: 'Download a document that forms show',
      answers: { 200: 'application/pdf' },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'form:view',
      isBeyond: true,
    }),
    'account_documents.retire': operation(
      {
        method: 'POST',
        path: '/account_documents/{account_document_id}/retire',
        summary: 'Stop showing a document',
        answers: { 200: AccountDocument },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'policy:edit',
        isBeyond: true,
      },
      { note: 'It stays readable: signed forms name it by its hash.' },
    ),
  },
});
