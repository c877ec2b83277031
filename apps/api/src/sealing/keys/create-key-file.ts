import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toSafeError } from '../../observability/index.js';
import { firstKeyFile, keyFiles, keysFolder, readKeyFile } from '../read-keys.js';
import { type SealingKey, keyLength } from '../keyring.js';

/** Creates `DATA_DIR/secret.key`; an existing file is left alone. */
export async function createFirstKey(dataDir: string): Promise<void> {
  const path = firstKeyFile(dataDir);
  const part = await writePart(path);
  await link(part, path).catch((error: unknown) => {
    if (toSafeError(error).code !== 'EEXIST') throw error;
  });
  await rm(part, { force: true });
}

/** Creates another key in its own file, named after the key's id. */
export async function createKeyFile(dataDir: string): Promise<SealingKey> {
  const part = await writePart(join(keysFolder(dataDir), 'new'));
  const key = readKeyFile(part);
  await rename(part, join(keysFolder(dataDir), `${key.id}.key`));
  return key;
}

/** @returns the path of the deleted file; undefined where the key did not come from a file */
export async function removeKeyFile(dataDir: string, id: string): Promise<string | undefined> {
  const path = keyFiles(dataDir).find((path) => readKeyFile(path).id === id);
  if (path) await rm(path);
  return path;
}

/** Readable by its owner only, and flushed to disk before anything is sealed with it. */
async function writePart(path: string): Promise<string> {
  const part = `${path}.${process.pid}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(part, 'w', 0o600);
  try {
    await file.writeFile(`${randomBytes(keyLength).toString('base64')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return part;
}
