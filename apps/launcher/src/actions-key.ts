import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Trouble } from '../../../tools/setup/say.mjs';
import { errorCode } from './error-code.ts';

/**
 * The key with which the web seals what a page carries for its actions: one an installation, made at the first start. Those who
 * share DATA_DIR share it, and a page of one answers a form of another.
 * @returns 32 bytes in base64
 */
export function actionsKey(dataDir: string): string {
  const file = join(dataDir, 'actions.key');
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (/^[A-Za-z0-9+/]{43}=$/.test(key)) return key;
  throw new Trouble(`${file} is not what Firstday wrote there. Delete it: a new one is made at the start.`);
}
