import type { Queries } from '../../context/index.js';
import type { FileStorage } from '../storage/file-storage.js';
import type { SealedData } from './sealed-data.js';

/** A file that no row references: an upload in progress, or one left behind by a crashed process. */
const uploadTimeoutMilliseconds = 10 * 60_000;
const maxFilesPerBatch = 500;

/** Walks all files once, resealing those that are not sealed with the current key. */
export class FileResealer {
  private readonly keys: AsyncIterator<string>;

  constructor(
    private readonly storage: FileStorage,
    private readonly data: SealedData,
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
    const [folder = '', name = ''] = key.split('/');
    const lock = this.data.fileLockOf(folder);
    const isReferenced = lock !== undefined && (await db.run(lock, [name])).length > 0;
    const state = await this.storage.stateOf(key);
    if (!state) return 0;
    if (isReferenced || Date.now() - state.writtenAt.getTime() > uploadTimeoutMilliseconds)
      await this.storage.reseal(key);
    return 1;
  }
}
