import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Keyring } from './keyring.js';
import { Sealer } from './sealing.js';

/** Keeps files by key; what it holds is sealed. */
export abstract class FileStorage {
  abstract put(key: string, content: Uint8Array): Promise<void>;
  /** @throws Error when there is no such file, or it was changed */
  abstract get(key: string): Promise<Buffer>;
  abstract remove(key: string): Promise<void>;
  /** @throws Error where nothing can be put at this moment */
  abstract refuseUnwritable(): Promise<void>;
}

/** Files in a folder, each sealed under its key; written whole or not at all. */
export class SealedFolder extends FileStorage {
  private readonly folder: string;
  private readonly sealer: Sealer;

  constructor(dataDir: string, keyring: Keyring) {
    super();
    this.folder = join(dataDir, 'files');
    this.sealer = new Sealer(keyring, 'files');
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(`${path}.part`, 'w', 0o600);
    try {
      await file.writeFile(this.sealer.seal(content, key));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.part`, path);
  }

  async get(key: string): Promise<Buffer> {
    return this.sealer.open(await readFile(this.pathOf(key)), key);
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async refuseUnwritable(): Promise<void> {
    const probe = join(this.folder, `probe.${process.pid}.part`);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, 'ready?', { mode: 0o600, flush: true });
    await rm(probe, { force: true });
  }

  private pathOf(key: string): string {
    if (!/^\w+(\/\w+)*$/.test(key)) throw new Error('a file key is made of letters, digits and slashes');
    return join(this.folder, key);
  }
}
