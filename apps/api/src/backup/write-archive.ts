import type { KeyObject } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ChunkCipher, sealInChunks } from '../sealing/index.js';
import { type ArchivePart, type PartRecord, toRecords } from './record-reader.js';
import { type ArchiveSecret, newArchiveKey } from './archive-secret.js';
import { signArchive, signatureName } from './sign-archive.js';
import { BackupError } from './backup-error.js';

/** What all parts before it came to; only the signature follows. */
export const listName = 'list';

/** What an archive is sealed and signed with. */
export interface ArchiveKeys {
  readonly secret: ArchiveSecret;
  /** Ed25519. */
  readonly signingKey: KeyObject;
}

/** How much was written. */
export interface WrittenArchive {
  readonly bytes: number;
  readonly parts: readonly PartRecord[];
}

/**
 * Writes an archive, sealed and signed, into a new file: whole or not at all, and readable by its owner only.
 * @param parts made while it is written, so that none of it has to be held in memory
 */
export async function writeArchive(
  path: string,
  { secret, signingKey }: ArchiveKeys,
  parts: AsyncIterable<ArchivePart>,
): Promise<WrittenArchive> {
  const { head, key } = await newArchiveKey(secret);
  const listed: PartRecord[] = [];
  const sign = (list: string) => signArchive(head, list, signingKey);
  const records = toRecords(withList(parts, listed, sign), (part) => listed.push(part));
  const partial = `${path}.part`;
  const file = await open(partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${partial} cannot be written (${error.code}).`);
  });
  try {
    let bytes = head.length;
    await file.writeFile(head);
    for await (const chunk of sealInChunks(records, new ChunkCipher(key, head))) {
      await file.writeFile(chunk);
      bytes += chunk.length;
    }
    await file.sync();
    await file.close();
    await moveToNew(partial, path);
    return { bytes, parts: listed };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
}

async function* withList(
  parts: AsyncIterable<ArchivePart>,
  listed: readonly PartRecord[],
  sign: (list: string) => string,
): AsyncGenerator<ArchivePart> {
  yield* parts;
  const list = JSON.stringify(listed);
  yield { name: listName, content: [Buffer.from(list)] };
  yield { name: signatureName, content: [Buffer.from(sign(list))] };
}

/** An earlier backup is never replaced. The name is on the disk as well once this is done. */
async function moveToNew(partial: string, path: string): Promise<void> {
  const claim = await open(path, 'wx', 0o600).catch(() => {
    throw new BackupError(`${path} is there already: a backup replaces nothing.`);
  });
  await claim.close();
  await rename(partial, path);
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}
