import { type ChunkCipher, chunkLength } from './chunk-cipher.js';

/** Seals a stream of pieces of any size, chunk by chunk. The last chunk, which may be empty, is marked as such. */
export async function* sealInChunks(
  content: AsyncIterable<Uint8Array>,
  cipher: ChunkCipher,
): AsyncGenerator<Buffer> {
  // One buffer takes what the pieces hold, so that a long stream costs no more copies than its length.
  const chunk = Buffer.alloc(chunkLength);
  let [index, filled] = [0, 0];
  for await (const piece of content)
    for (let at = 0; at < piece.length;) {
      // A full chunk is held back until it is known whether another follows.
      if (filled === chunkLength) {
        yield cipher.seal(chunk, index++, false);
        filled = 0;
      }
      const taken = piece.subarray(at, at + chunkLength - filled);
      chunk.set(taken, filled);
      filled += taken.length;
      at += taken.length;
    }
  yield cipher.seal(chunk.subarray(0, filled), index, true);
}
