import { storedImportFolderSql } from './bulk/imports/stored-import-folder-sql.js';
import type { StoredFolder } from './sealing/index.js';
import { storedTaskFoldersSql } from './tasks/stored-task-folders-sql.js';

/** Folders whose files are removed once no row names them. What belongs to no row is in none of them. */
export const storedFolders: readonly StoredFolder[] = [...storedTaskFoldersSql, storedImportFolderSql];
