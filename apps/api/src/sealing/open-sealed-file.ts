import { type FileHandle, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type StreamSealer, sealedChunkLength, streamHeadLength } from './stream-sealer.js';

/** Streams into a file and flushes it to disk; a partly written file is removed. */
export async function writeAtomically(
  path: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    for await (const piece of content) await file.writeFile(piece);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/**
 * The content of a file that was sealed in chunks, as a stream; undefined where it was sealed as a whole. Its first
 * chunk is opened before anything is returned.
 */
export async function openSealedFile(
  path: string,
  sealer: StreamSealer,
  owner: string,
): Promise<Readable | undefined> {
  const file = await open(path, 'r');
  try {
    const chunks = await chunksOf(file, sealer, owner);
    if (!chunks) await file.close();
    return chunks;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function chunksOf(
  file: FileHandle,
  sealer: StreamSealer,
  owner: string,
): Promise<Readable | undefined> {
  const opener = sealer.opener(await readAt(file, 0, Buffer.alloc(streamHeadLength)), owner);
  if (!opener) return undefined;
  const { size } = await file.stat();
  const count = Math.max(1, Math.ceil((size - streamHeadLength) / sealedChunkLength));
  // One chunk is read at a time, and opened into a buffer of its own.
  const sealed = Buffer.alloc(Math.min(sealedChunkLength, size - streamHeadLength));
  const chunk = async (index: number) => {
    const at = streamHeadLength + index * sealedChunkLength;
    return opener.open(await readAt(file, at, sealed), index, index === count - 1);
  };
  return readableOf(file, await chunk(0), count, chunk);
}

/** The file is closed when it was read completely, or the stream is destroyed. */
function readableOf(
  file: FileHandle,
  first: Buffer,
  count: number,
  chunk: (index: number) => Promise<Buffer>,
): Readable {
  let next = 0;
  return new Readable({
    highWaterMark: 1,
    read() {
      const index = next++;
      if (index >= count) return void this.push(null);
      (index === 0 ? Promise.resolve(first) : chunk(index)).then(
        (opened) => this.push(opened.length > 0 ? opened : null),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      file.close().then(() => done(error), done);
    },
  });
}

async function readAt(file: FileHandle, position: number, into: Buffer): Promise<Buffer> {
  const { bytesRead } = await file.read(into, 0, into.length, position);
  return into.subarray(0, bytesRead);
}
