import { copyFile, link, mkdir, opendir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BackupFiles } from './backup-files.js';
import { isFileKey } from './backup-head.js';

const prefix = 'backup-in-progress.';
const hour = 3_600_000;

/**
 * Stored files that stay while a backup is made, whatever is deleted meanwhile: a second name (a hard link) of each, which costs
 * no room. Where the disk has no such links, a copy.
 */
export class PinnedFiles implements BackupFiles {
  private readonly source: string;
  private readonly folder: string;

  constructor(dataDir: string) {
    this.source = join(dataDir, 'files');
    this.folder = join(dataDir, `${prefix}${process.pid}`);
  }

  /**
   * Pins what is there and is not pinned yet. Files are written before the row that names them is committed; so those that were
   * pinned before a snapshot and right after it are all that it names.
   */
  async pin(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    for await (const key of keysBelow(this.source)) await this.pinOne(key);
  }

  keys(): AsyncGenerator<string> {
    return keysBelow(this.folder);
  }

  open(key: string): Promise<AsyncIterable<Buffer>> {
    return Promise.resolve(createReadStream(join(this.folder, key), { highWaterMark: 256 * 1024 }));
  }

  /** Says that the backup is still being made. */
  async touch(): Promise<void> {
    const now = new Date();
    await utimes(this.folder, now, now).catch(() => undefined);
  }

  async release(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  private async pinOne(key: string): Promise<void> {
    const [from, to] = [join(this.source, key), join(this.folder, key)];
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    try {
      await link(from, to);
    } catch (error) {
      if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return;
      await copyFile(from, to).catch((failure: unknown) => {
        if (codeOf(failure) !== 'ENOENT') throw failure;
      });
    }
  }
}

/** What backups that were killed left behind: files that were destroyed since must not live on in it. */
export async function removeAbandonedPins(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const path = join(dataDir, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - hour) await rm(path, { recursive: true, force: true });
  }
}

/** No link is followed, and nothing but stored files is taken: an unfinished upload has a dot in its name. */
async function* keysBelow(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await opendir(join(folder, below)).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of entries) {
    const key = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* keysBelow(folder, key);
    else if (entry.isFile() && isFileKey(key)) yield key;
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
