import type { SealedObject } from './sealed-objects.js';

const pieceLength = 1024 * 1024;

/** A stored object from its beginning to its end, in pieces of a megabyte. It is closed afterwards, also where nobody reads on. */
export async function* objectPieces(object: SealedObject): AsyncGenerator<Buffer> {
  try {
    for (;;) {
      const piece = await object.read(Buffer.alloc(Math.min(pieceLength, object.size + 1)));
      if (piece.length === 0) return;
      yield piece;
    }
  } finally {
    await object.close();
  }
}
