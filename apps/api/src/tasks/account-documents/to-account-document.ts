import type { AccountDocument } from '@firstday/domain';
import type { AccountDocumentEntity } from './account-document.entity.js';

/** A document as the interface shows it. */
export const toAccountDocument = (row: AccountDocumentEntity): AccountDocument => ({
  id: row.id,
  form_key: row.form_key,
  employer_id: row.employer_id,
  title: row.title,
  version: row.version,
  size: row.size,
  sha256: row.sha256,
  created_at: row.created_at.toISOString(),
  retired_at: row.retired_at?.toISOString() ?? null,
  _tag: 'AccountDocument',
});
