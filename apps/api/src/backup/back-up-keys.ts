import { readFileSync } from 'node:fs';
import { type Config } from '../context/index.js';
import { keyFiles, parseKeys, readKeys, type SealingKey } from '../sealing/index.js';
import type { ArchivePart } from './record-reader.js';
import type { ArchiveSecret } from './archive-secret.js';
import { BackupError } from './backup-error.js';
import { signingKeyOf } from './sign-archive.js';
import { readArchive } from './read-archive.js';
import { writeArchive } from './write-archive.js';

type KeySettings = Pick<Config, 'dataDir' | 'keys'>;

const keysName = 'keys';

/** A key with what it was read from, as it is written into a key file. */
export interface WrittenKey {
  readonly key: SealingKey;
  readonly text: string;
}

/**
 * Writes the keys that are in files into an archive of their own, to be kept apart from the backups. Those that a program prints
 * (KEY_COMMAND) stay where they are.
 * @returns the ids of the keys
 */
export async function backUpKeys(to: string, secret: ArchiveSecret, config: KeySettings): Promise<string[]> {
  const keys = writtenKeysOf(config);
  const [first] = keys;
  if (!first) throw new BackupError('There is no key in a file here: there is nothing to back up.');
  const text = keys.map((one) => one.text).join('\n');
  await writeArchive(
    to,
    { secret, signingKey: signingKeyOf(first.key) },
    only({ name: keysName, content: [Buffer.from(text)] }),
  );
  return keys.map(({ key }) => key.id);
}

/** The keys of an archive that `backUpKeys` made. @throws BackupError */
export async function readKeyArchive(path: string, secret: ArchiveSecret): Promise<WrittenKey[]> {
  let text = '';
  for await (const { name, content } of readArchive(path, secret)) {
    if (name !== keysName)
      throw new BackupError(`${path} is a backup, and holds no keys: keys are kept apart.`);
    for await (const piece of content) text += piece.toString();
  }
  return toWrittenKeys(text, path);
}

/** Keys of a plain file, one a line. @throws KeyringError */
export const readKeyList = (path: string): WrittenKey[] => toWrittenKeys(readFileSync(path, 'utf8'), path);

/** What is missing of the keys that a backup names. */
export async function missingKeys(
  wanted: readonly { readonly id: string; readonly fingerprint: string }[],
  given: readonly WrittenKey[],
  config: KeySettings,
): Promise<string[]> {
  const here = [...given.map(({ key }) => key), ...(await readKeys(config))];
  return wanted
    .filter(({ fingerprint }) => !here.some((key) => key.fingerprint === fingerprint))
    .map(({ id }) => id);
}

function writtenKeysOf({ dataDir, keys: { file, listFile } }: KeySettings): WrittenKey[] {
  const paths = [...keyFiles(dataDir), ...(file ? [file] : []), ...(listFile ? [listFile] : [])];
  return paths.flatMap(readKeyList);
}

function toWrittenKeys(text: string, source: string): WrittenKey[] {
  const keys = parseKeys(text, source);
  const lines = text.trimStart().startsWith('[')
    ? JSON.stringify(JSON.parse(text)).slice(2, -2).split('","')
    : text.split('\n').map((line) => line.trim());
  const written = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return keys.flatMap((key, at) => ({ key, text: written[at] ?? '' }));
}

async function* only(part: ArchivePart): AsyncGenerator<ArchivePart> {
  yield part;
}
