import type { AccountDocument } from '../account-document.js';
import { exampleId, sha256Example } from './example-id.js';

export const accountDocumentExample: AccountDocument = {
  id: exampleId('accountDocument'),
  form_key: 'handbook',
  employer_id: null,
  title: 'Employee handbook',
  version: '2026-12',
  size: 482_112,
  sha256: sha256Example,
  created_at: '2026-11-22T09:30:00.000Z',
  retired_at: null,
  _tag: 'AccountDocument',
};
