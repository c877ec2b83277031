import type { Config } from '../context/index.js';
import { MissingObjectError, objectPieces, openObjects, type SealedObjects } from '../sealing/index.js';
import type { BackupFiles } from './backup-files.js';
import { PinnedFiles } from './pinned-files.js';

/** Those of a folder in `DATA_DIR` are pinned; those that are elsewhere are read from there. */
export async function openBackupFiles(config: Pick<Config, 'dataDir' | 'storage'>): Promise<BackupFiles> {
  const { url, previousUrl } = config.storage;
  if (url === undefined && previousUrl === undefined) return new PinnedFiles(config.dataDir);
  const { current, previous } = await openObjects(config);
  // What is moved meanwhile is in the current by the time that it has left the previous.
  return new StoredFiles(previous ? [previous, current] : [current]);
}

/** Files of stores that give nothing a second name: one that is destroyed while the backup is made is not in it. */
class StoredFiles implements BackupFiles {
  constructor(private readonly stores: readonly SealedObjects[]) {}

  async pin(): Promise<void> {}

  async *keys(): AsyncIterable<string> {
    const given = new Set<string>();
    for (const store of this.stores)
      for await (const key of store.keys()) {
        if (given.has(key)) continue;
        if (this.stores.length > 1) given.add(key);
        yield key;
      }
  }

  async open(key: string): Promise<AsyncIterable<Buffer> | undefined> {
    for (const store of this.stores.toReversed())
      try {
        return objectPieces(await store.open(key));
      } catch (error) {
        if (!(error instanceof MissingObjectError)) throw error;
      }
    return undefined;
  }

  async touch(): Promise<void> {}

  async release(): Promise<void> {}
}
