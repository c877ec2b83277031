import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const length = 32;

/**
 * The installation's secret, from `DATA_DIR/secret.key` (mode 0600), made at the first start.
 * Everything sealed depends on it: whoever loses it loses the sealed values.
 */
export async function installationSecret(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret.key');
  await mkdir(dataDir, { recursive: true });
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(randomBytes(length).toString('base64'));
    await file.sync();
    await file.close();
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  return readSecret(path);
}

/** By its code: an error of another realm is no instance of this one's Error. */
const isThere = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';

/** Another process may be writing the file at this moment: it is read again for a second. */
async function readSecret(path: string): Promise<Buffer> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const secret = Buffer.from(await readFile(path, 'utf8'), 'base64');
    if (secret.length === length) return secret;
    await wait(50);
  }
  throw new Error(`${path} does not hold a secret of ${length} bytes`);
}
