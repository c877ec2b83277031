import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from './config.js';
import { firstKeyFile, readKeyFiles, readKeys } from './key-sources.js';
import { Keyring, keyLength } from './keyring.js';

/** The keys of this process; the first one is made where there is none. */
export async function openKeyring(config: Pick<Config, 'dataDir' | 'keys'>): Promise<Keyring> {
  const keys = await readKeys(config);
  if (keys.length === 0) await writeNewKey(firstKeyFile(config.dataDir));
  return new Keyring(keys.length > 0 ? keys : readKeyFiles(config), () => readKeyFiles(config));
}

/** A new key in a file of its own (mode 0600), whole or not at all; one that is there already is left as it is. */
export async function writeNewKey(path: string): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(part, 'w', 0o600);
  try {
    await file.writeFile(`${randomBytes(keyLength).toString('base64')}\n`);
    await file.sync();
    await link(part, path).catch(unlessThere);
  } finally {
    await file.close();
    await rm(part, { force: true });
  }
}

/** By its code: an error of another realm is no instance of this one's Error. */
function unlessThere(error: unknown): void {
  const isThere = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
  if (!isThere) throw error;
}
