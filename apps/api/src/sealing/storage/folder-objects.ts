import { randomBytes } from 'node:crypto';
import { link, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  assertObjectKey,
  type ClaimableObjects,
  MissingObjectError,
  type ObjectHead,
  type SealedContent,
  type SealedObject,
  type UnfinishedObject,
} from './sealed-objects.js';

/** Files of a folder. What is not written to its end is called `….part`. */
export class FolderObjects implements ClaimableObjects {
  constructor(private readonly folder: string) {}

  async write(key: string, content: SealedContent): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // A unique name: two concurrent uploads of one key must not write into the same file.
    const part = `${path}.${randomBytes(6).toString('hex')}.part`;
    await writeAtomically(part, content);
    await rename(part, path);
  }

  async open(key: string): Promise<SealedObject> {
    const file = await open(this.pathOf(key), 'r').catch((error: unknown) => {
      throw codeOf(error) === 'ENOENT' ? new MissingObjectError() : error;
    });
    try {
      const { size } = await file.stat();
      return {
        size,
        read: async (into) => into.subarray(0, (await file.read(into, 0, into.length, null)).bytesRead),
        close: () => file.close(),
      };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  head(key: string, length: number): Promise<ObjectHead | undefined> {
    return headAt(this.pathOf(key), length);
  }

  async replace(key: string, content: () => AsyncIterable<Uint8Array>): Promise<void> {
    const path = this.pathOf(key);
    const part = `${path}.resealed.part`;
    const { ino } = await stat(path);
    await writeAtomically(part, content());
    // A concurrent removal or replacement wins.
    const isSame = (await stat(path).catch(() => undefined))?.ino === ino;
    await (isSame ? rename(part, path) : rm(part, { force: true }));
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *keys(): AsyncIterable<string> {
    for await (const path of this.paths()) if (!path.includes('.')) yield path;
  }

  async unfinished(length: number): Promise<UnfinishedObject[]> {
    const found: UnfinishedObject[] = [];
    for await (const { bytes, writtenAt } of this.parts(length)) found.push({ bytes, begunAt: writtenAt });
    return found;
  }

  async removeUnfinished(since: Date): Promise<void> {
    for await (const { path, writtenAt } of this.parts(0))
      if (writtenAt < since) await rm(path, { force: true });
  }

  async assertWritable(): Promise<void> {
    const probe = join(this.folder, `probe.${process.pid}.part`);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, 'ready?', { mode: 0o600, flush: true });
    await rm(probe, { force: true });
  }

  async readClaim(): Promise<string | undefined> {
    return readFile(this.claimPath, 'utf8').catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
  }

  async claim(text: string): Promise<void> {
    const part = await this.writeClaim(text);
    await link(part, this.claimPath)
      .catch((error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error;
      })
      .finally(() => rm(part, { force: true }));
  }

  async replaceClaim(text: string): Promise<void> {
    await rename(await this.writeClaim(text), this.claimPath);
  }

  private get claimPath(): string {
    return join(this.folder, 'installation.json');
  }

  private async writeClaim(text: string): Promise<string> {
    const part = `${this.claimPath}.${randomBytes(6).toString('hex')}.part`;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(part, text, { mode: 0o600, flush: true });
    return part;
  }

  private async *parts(length: number): AsyncIterable<ObjectHead & { readonly path: string }> {
    for await (const name of this.paths()) {
      const path = join(this.folder, name);
      const head = name.endsWith('.part') ? await headAt(path, length) : undefined;
      if (head) yield { ...head, path };
    }
  }

  /** Paths of all files below the folder, relative to it. */
  private async *paths(below = ''): AsyncIterable<string> {
    const folder = await opendir(join(this.folder, below)).catch(() => []);
    for await (const entry of folder) {
      const path = join(below, entry.name);
      if (entry.isDirectory()) yield* this.paths(path);
      else yield path;
    }
  }

  private pathOf(key: string): string {
    return join(this.folder, assertObjectKey(key));
  }
}

/** Streams into a file and flushes it to disk; a partly written file is removed. */
async function writeAtomically(path: string, content: SealedContent): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    for await (const piece of content) await file.writeFile(piece);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function headAt(path: string, length: number): Promise<ObjectHead | undefined> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, 0);
    return { bytes: buffer.subarray(0, bytesRead), writtenAt: (await file.stat()).mtime };
  } finally {
    await file.close();
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
