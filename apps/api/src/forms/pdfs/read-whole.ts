/** Reads a stream of a known size into one piece of memory; what is longer is cut off, and found by its hash. */
export async function readWhole(content: AsyncIterable<Uint8Array>, size: number): Promise<Buffer> {
  const whole = Buffer.alloc(size);
  let at = 0;
  for await (const piece of content) {
    whole.set(piece.subarray(0, size - at), at);
    at += piece.length;
    if (at > size) break;
  }
  return whole.subarray(0, Math.min(at, size));
}
