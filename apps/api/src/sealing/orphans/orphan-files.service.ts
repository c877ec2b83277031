import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../database/index.js';
import { FileStorage } from '../storage/file-storage.js';
import { STORED_FOLDERS, type StoredFolder } from './stored-folder.js';

const batchSize = 500;
/** Whoever writes a file names it in a row within minutes. Longer, since a backup may bring its rows back later. */
const graceMilliseconds = 7 * 86_400_000;
/** With so many, and more than half of all, it is the database that does not belong to these files. */
const mostOrphans = 100;

/** What a pass over the files found. */
export interface OrphanPass {
  readonly files: number;
  readonly orphans: readonly string[];
  /** Whether they may be removed. */
  readonly isPlausible: boolean;
}

/** Files that no row names: their process was killed after it wrote them and before it committed. */
@Injectable()
export class OrphanFilesService {
  constructor(
    private readonly storage: FileStorage,
    private readonly database: Database,
    @Inject(STORED_FOLDERS) private readonly folders: readonly StoredFolder[],
  ) {}

  /** @param now by the computer's clock, as the times of files are */
  async find(now: Date): Promise<OrphanPass> {
    const before = new Date(now.getTime() - graceMilliseconds);
    const orphans: string[] = [];
    let files = 0;
    for (const { folder, named } of this.folders)
      for await (const keys of this.batchesIn(folder)) {
        files += keys.length;
        const ids = keys.map(idOf);
        const rows = await this.database.run<{ id: string }>(named, [ids]);
        const known = new Set(rows.map(({ id }) => id));
        for (const key of keys) {
          if (known.has(idOf(key))) continue;
          const state = await this.storage.stateOf(key);
          if (state && state.writtenAt < before) orphans.push(key);
        }
      }
    return { files, orphans, isPlausible: orphans.length <= mostOrphans || orphans.length * 2 <= files };
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.storage.remove(key);
  }

  private async *batchesIn(folder: string): AsyncIterable<string[]> {
    let batch: string[] = [];
    for await (const key of this.storage.keys()) {
      if (!key.startsWith(`${folder}/`)) continue;
      batch.push(key);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}

const idOf = (key: string): string => key.split('/')[1] ?? '';
