import type { Statement } from '../../context/index.js';

/** A folder of the file storage whose files belong to rows: `uploads/file_1` to the row `file_1`. */
export interface StoredFolder {
  readonly folder: string;
  /** Given ids as `$1`, answers those that have a row, as `id`; whatever state it is in. */
  readonly named: Statement;
}

/** All folders whose files belong to rows: `stored-folders.ts` at the top of the sources. */
export const STORED_FOLDERS = Symbol('STORED_FOLDERS');
