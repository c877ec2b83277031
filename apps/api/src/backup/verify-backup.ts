import { type ArchiveSecret } from './archive-secret.js';
import { BackupEnd, BackupHead, isFileKey, partNames } from './backup-head.js';
import { BackupError } from './backup-error.js';
import { readArchive, type ReadPart } from './read-archive.js';

/** What a backup says of itself, once all of it was read. */
export interface VerifiedBackup {
  readonly head: BackupHead;
  readonly end: BackupEnd;
  /** The fingerprint of the key that signed it; undefined where it is not signed. */
  readonly signer: string | undefined;
}

/**
 * Reads a backup whole, to its last byte, without writing anything: every chunk is authenticated, every part compared with its
 * hash, every name looked at, and the counts at the end with what was met.
 * @throws BackupError
 */
export async function verifyBackup(path: string, secret: ArchiveSecret): Promise<VerifiedBackup> {
  let head: BackupHead | undefined;
  let end: BackupEnd | undefined;
  let signer: string | undefined;
  let files = 0;
  const tables: string[] = [];
  for await (const part of readArchive(path, secret, (by) => (signer = by))) {
    if (end) throw notSound();
    if (part.name === partNames.head) head = headOf(await jsonOf(part));
    else if (!head) throw new BackupError('These are keys, and no backup.');
    else if (part.name === partNames.end) end = BackupEnd.parse(await jsonOf(part));
    else if (part.name.startsWith(partNames.table)) tables.push(part.name.slice(partNames.table.length));
    else if (part.name.startsWith(partNames.file)) {
      assertFileKey(part.name);
      files += 1;
    }
  }
  const isWhole =
    end &&
    end.files === files &&
    head?.tables.every(({ name }) => tables.includes(name)) &&
    tables.length === head.tables.length;
  if (!head || !end || !isWhole) throw notSound();
  return { head, end, signer };
}

/** The small parts. */
export async function jsonOf({ content }: ReadPart): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString());
}

/** @throws BackupError where the name leads anywhere but to a stored file */
export function assertFileKey(name: string): string {
  const key = name.slice(partNames.file.length);
  if (!isFileKey(key))
    throw new BackupError(`This backup names a file that no Firstday writes: nothing of it is used.`);
  return key;
}

function headOf(value: unknown): BackupHead {
  const head = BackupHead.safeParse(value);
  if (head.success) return head.data;
  throw new BackupError('This backup is of another version of Firstday: restore it with that one.');
}

const notSound = (): BackupError => new BackupError('This backup is not whole: nothing of it is used.');
