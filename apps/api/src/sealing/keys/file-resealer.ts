import { statement } from '../../database/index.js';
import type { Queries } from '../../context/index.js';
import type { FileStorage } from '../file-storage.js';

/** A file that no row references: an upload in progress, or one left behind by a crashed process. */
const uploadTimeoutMilliseconds = 10 * 60_000;
const maxFilesPerBatch = 500;

/** The rows that reference a file: while such a row is locked, nobody deletes the file. */
const rows = {
  uploads: statement(
    'keys.holdUpload',
    `SELECT FROM files WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
  ),
  documents: statement('keys.holdDocument', `SELECT FROM documents WHERE id = $1 FOR NO KEY UPDATE`),
  certificates: statement('keys.holdDocument', `SELECT FROM documents WHERE id = $1 FOR NO KEY UPDATE`),
  everify: statement('keys.holdCase', `SELECT FROM everify_cases WHERE id = $1 FOR NO KEY UPDATE`),
};

/** Walks all files once, resealing those that are not sealed with the current key. */
export class FileResealer {
  private readonly keys: AsyncIterator<string>;

  constructor(
    private readonly storage: FileStorage,
    private readonly currentId: string,
  ) {
    this.keys = storage.keys()[Symbol.asyncIterator]();
  }

  /** Advances to the next file that needs resealing: one per transaction, so that nobody waits for many. */
  async next(db: Queries): Promise<{ isOver: boolean; resealed: number }> {
    for (let looked = 0; looked < maxFilesPerBatch; looked++) {
      const { value: key, done } = await this.keys.next();
      if (done) return { isOver: true, resealed: 0 };
      if (await this.isDue(key)) return { isOver: false, resealed: await this.reseal(db, key) };
    }
    return { isOver: false, resealed: 0 };
  }

  private async isDue(key: string): Promise<boolean> {
    const state = await this.storage.stateOf(key);
    return state !== undefined && state.keyId !== this.currentId;
  }

  /** An upload in progress counts as remaining work, so that another pass follows. */
  private async reseal(db: Queries, key: string): Promise<number> {
    const [kind = '', id = ''] = key.split('/');
    const row = Object.entries(rows).find(([name]) => name === kind)?.[1];
    const isNamed = row !== undefined && (await db.run(row, [id])).length > 0;
    const state = await this.storage.stateOf(key);
    if (!state) return 0;
    if (isNamed || Date.now() - state.writtenAt.getTime() > uploadTimeoutMilliseconds)
      await this.storage.reseal(key);
    return 1;
  }
}
