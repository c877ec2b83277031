import { statement } from '../../database/index.js';
import type { StoredFolder } from '../../sealing/index.js';

/** The files that imports are read from. */
export const storedImportFolderSql: StoredFolder = {
  folder: 'imports',
  named: statement('storedFolders.imports', 'SELECT id FROM imports WHERE id = ANY ($1::text[])'),
};
