import { createHash } from 'node:crypto';
import type { FileStorage } from '../../sealing/index.js';
import { type FileKind, detectFileKind } from './detect-file-kind.js';

/** By so many bytes every kind is known. */
const detectionBytes = 64 * 1024;

/** What was stored. */
export interface StoredFile extends FileKind {
  readonly size: number;
  /** SHA-256 of the content, in hex. */
  readonly checksum: string;
}

/** What may be stored. */
export interface FileAcceptance {
  /** Looks at the kind before anything is written. @throws what refuses it; the kind is missing where it is none of ours */
  checkKind(checkKind: FileKind | undefined): FileKind;
  /** Looks at how much has arrived so far. @throws what refuses it */
  checkSize?(bytes: number): void;
}

/** Stores a file as it arrives, sealed: neither it nor its ciphertext is ever whole in memory. */
export async function storeFile(
  storage: FileStorage,
  key: string,
  content: AsyncIterable<Buffer>,
  acceptance: FileAcceptance,
): Promise<StoredFile> {
  const pieces = content[Symbol.asyncIterator]();
  const { head, isWhole } = await readHead(pieces);
  const kind = acceptance.checkKind(await detectFileKind(head));
  const hash = createHash('sha256');
  let size = 0;
  const counted = (piece: Buffer) => {
    size += piece.length;
    acceptance.checkSize?.(size);
    hash.update(piece);
    return piece;
  };
  await storage.putStream(key, headAndRest(counted, head, isWhole ? undefined : pieces));
  return { ...kind, size, checksum: hash.digest('hex') };
}

async function readHead(pieces: AsyncIterator<Buffer>): Promise<{ head: Buffer; isWhole: boolean }> {
  const head: Buffer[] = [];
  for (let length = 0; length < detectionBytes;) {
    const { value, done } = await pieces.next();
    if (done) return { head: Buffer.concat(head), isWhole: true };
    head.push(value);
    length += value.length;
  }
  return { head: Buffer.concat(head), isWhole: false };
}

async function* headAndRest(
  counted: (piece: Buffer) => Buffer,
  head: Buffer,
  rest: AsyncIterator<Buffer> | undefined,
): AsyncGenerator<Buffer> {
  yield counted(head);
  for (let next = await rest?.next(); next && !next.done; next = await rest?.next())
    yield counted(next.value);
}

/** Reads a file to its end and keeps nothing. @returns its SHA-256 in hex */
export async function hashContent(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}
