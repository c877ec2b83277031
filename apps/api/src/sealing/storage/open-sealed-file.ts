import { Readable } from 'node:stream';
import type { Sealer } from '../sealer.js';
import { type ChunkCipher, sealedChunkLength } from '../chunk-cipher.js';
import { type StreamSealer, streamHeadLength } from '../stream-sealer.js';
import type { SealedObject } from './sealed-objects.js';

/** Who opens a file, and the key that it is bound to. */
interface Opening {
  readonly sealer: Sealer;
  readonly streamSealer: StreamSealer;
  readonly owner: string;
}

/**
 * The content of a file as a stream. Of one that was sealed in chunks the first is opened before anything is returned; files that
 * the service generates, and those of earlier versions, are sealed as a whole.
 */
export async function openSealedFile(
  object: SealedObject,
  { sealer, streamSealer, owner }: Opening,
): Promise<Readable> {
  try {
    const head = await object.read(Buffer.alloc(Math.min(streamHeadLength, object.size)));
    const opener = streamSealer.opener(head, owner);
    if (opener) return await readableOf(object, opener);
    const rest = await object.read(Buffer.alloc(Math.max(0, object.size - head.length)));
    const content = sealer.open(Buffer.concat([head, rest]), owner);
    await object.close();
    return Readable.from([content], { objectMode: false });
  } catch (error) {
    await object.close();
    throw error;
  }
}

/** The object is closed when it was read completely, or the stream is destroyed. */
async function readableOf(object: SealedObject, opener: ChunkCipher): Promise<Readable> {
  const sealedLength = object.size - streamHeadLength;
  const count = Math.max(1, Math.ceil(sealedLength / sealedChunkLength));
  // One chunk is read at a time, and opened into a buffer of its own.
  const sealed = Buffer.alloc(Math.min(sealedChunkLength, sealedLength));
  const chunk = async (index: number) => opener.open(await object.read(sealed), index, index === count - 1);
  const first = await chunk(0);
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
      object.close().then(() => done(error), done);
    },
  });
}
