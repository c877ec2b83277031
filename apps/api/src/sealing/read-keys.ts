import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../context/index.js';
import { toSafeError } from '../observability/index.js';
import { runKeyCommand } from './run-key-command.js';
import { KeyringError, parseKeys } from './parse-keys.js';
import type { SealingKey } from './keyring.js';

type KeySettings = Pick<Config, 'dataDir' | 'keys'>;

/** The installation's first key, made at the first start. */
export const firstKeyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/** The folder of later keys, one file each. */
export const keysFolder = (dataDir: string): string => join(dataDir, 'keys');

/**
 * Every configured key, the first one first.
 * @throws KeyringError that says which source is wrong; never what it contains
 */
export async function readKeys(config: KeySettings): Promise<SealingKey[]> {
  const { command } = config.keys;
  return [...readKeyFiles(config), ...(command ? await runKeyCommand(command) : [])];
}

/** Keys from files only: cheap enough to reread wherever a value names an unknown key. */
export function readKeyFiles({ dataDir, keys: { file, listFile } }: KeySettings): SealingKey[] {
  return [
    ...keyFiles(dataDir).map(readKeyFile),
    ...(file ? [readKeyFile(file)] : []),
    ...(listFile ? parseKeys(read(listFile), listFile) : []),
  ];
}

/** The paths of the key files in the data folder. */
export function keyFiles(dataDir: string): string[] {
  const [first, folder] = [firstKeyFile(dataDir), keysFolder(dataDir)];
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.key')) : [];
  return [...(existsSync(first) ? [first] : []), ...names.sort().map((name) => join(folder, name))];
}

/** The key in a file. @throws KeyringError where it cannot be read, or holds none or several */
export function readKeyFile(path: string): SealingKey {
  const [key, ...more] = parseKeys(read(path), path);
  if (!key || more.length > 0)
    throw new KeyringError(`${path} must hold one key, and holds ${more.length + 1}`);
  return key;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code, name } = toSafeError(error);
    throw new KeyringError(
      `${path} cannot be read (${code ?? name}). It must be readable for the user of this service.`,
    );
  }
}
