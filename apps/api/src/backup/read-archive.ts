import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { z } from 'zod';
import { ChunkCipher, sealedChunkLength } from '../sealing/index.js';
import { type PartRecord, recordKinds, RecordReader } from './record-reader.js';
import { archiveHeadLength, archiveKeyOf, type ArchiveSecret } from './archive-secret.js';
import { signatureName, archiveSigner } from './sign-archive.js';
import { BackupError } from './backup-error.js';
import { listName } from './write-archive.js';

/** A part that is being read; what is left of it unread is read over before the next one. */
export interface ReadPart {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

const List = z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() }));

/**
 * The parts of an archive in their order. Nothing is handed out that was not authenticated.
 * @param onSigner called at the end with the fingerprint of the signer; undefined where the archive is not signed
 * @throws BackupError where the secret is another, or anything was changed, moved, repeated or cut off
 */
export async function* readArchive(
  path: string,
  secret: ArchiveSecret,
  onSigner: (fingerprint: string | undefined) => void = () => undefined,
): AsyncGenerator<ReadPart> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${path} cannot be read (${error.code}).`);
  });
  try {
    const head = await readAt(file, 0, archiveHeadLength);
    onSigner(yield* partsOf(new RecordReader(opened(file, head, secret)), head));
  } finally {
    await file.close();
  }
}

/** @returns the fingerprint of the signer */
async function* partsOf(
  reader: RecordReader,
  archiveHead: Buffer,
): AsyncGenerator<ReadPart, string | undefined> {
  const seen: PartRecord[] = [];
  let list: string | undefined;
  let signer: string | undefined;
  for (let head = await reader.next(); head; head = await reader.next()) {
    const name = head.content.toString();
    const isAfterList = list !== undefined;
    if (head.kind !== recordKinds.head || signer !== undefined || isAfterList !== (name === signatureName))
      throw damaged();
    if (name === listName) {
      list = await textOf(reader, name);
      continue;
    }
    if (list !== undefined) {
      signer = archiveSigner(archiveHead, list, await textOf(reader, name));
      if (signer === undefined) throw damaged();
      continue;
    }
    const content = contentOf(reader, name, (part) => seen.push(part));
    yield { name, content };
    for await (const _ of content);
  }
  const told = List.safeParse(list === undefined ? undefined : JSON.parse(list));
  if (!told.success || JSON.stringify(told.data) !== JSON.stringify(seen)) throw damaged();
  return signer;
}

async function textOf(reader: RecordReader, name: string): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of contentOf(reader, name, () => undefined)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

async function* contentOf(
  reader: RecordReader,
  name: string,
  onEnd: (part: PartRecord) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for (;;) {
    const next = await reader.next();
    if (next?.kind === recordKinds.data) {
      hash.update(next.content);
      bytes += next.content.length;
      yield next.content;
      continue;
    }
    const digest = hash.digest();
    if (next?.kind !== recordKinds.end || !next.content.equals(digest)) throw damaged();
    return onEnd({ name, bytes, sha256: digest.toString('hex') });
  }
}

/** The plain bytes, chunk by chunk. */
async function* opened(file: FileHandle, head: Buffer, secret: ArchiveSecret): AsyncGenerator<Buffer> {
  const { key } = await archiveKeyOf(head, secret);
  const cipher = new ChunkCipher(key, head);
  const { size } = await file.stat();
  const count = Math.ceil((size - archiveHeadLength) / sealedChunkLength);
  if (count === 0) throw damaged();
  for (let index = 0; index < count; index++) {
    const sealed = await readAt(file, archiveHeadLength + index * sealedChunkLength, sealedChunkLength);
    yield openChunk(cipher, sealed, index, index === count - 1);
  }
}

function openChunk(cipher: ChunkCipher, sealed: Buffer, index: number, isLast: boolean): Buffer {
  try {
    return cipher.open(sealed, index, isLast);
  } catch {
    if (index === 0)
      throw new BackupError(
        'The passphrase or key is not that of this backup, or its beginning was changed.',
      );
    throw damaged();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const damaged = (): BackupError =>
  new BackupError('This backup was changed, or is cut off: nothing of it is used. Take another copy of it.');
