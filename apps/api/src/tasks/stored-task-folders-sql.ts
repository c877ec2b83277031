import { statement } from '../database/index.js';
import type { StoredFolder } from '../sealing/index.js';

const folderOf = (folder: string, table: string): StoredFolder => ({
  folder,
  named: statement(`storedFolders.${folder}`, `SELECT id FROM ${table} WHERE id = ANY ($1::text[])`),
});

/** What people upload, the documents that are made of forms, and what accounts show to whoever signs. */
export const storedTaskFoldersSql: readonly StoredFolder[] = [
  folderOf('uploads', 'files'),
  folderOf('documents', 'documents'),
  folderOf('certificates', 'documents'),
  folderOf('account_documents', 'account_documents'),
];
