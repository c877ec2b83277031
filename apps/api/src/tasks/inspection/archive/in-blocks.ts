const blockLength = 65_536;

/** The same text in fewer, larger pieces: a line at a time is sealed and hashed slowly, and leaves much to be collected. */
export async function* inBlocks(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let [block, length] = [new Array<string>(), 0];
  for await (const chunk of chunks) {
    block.push(chunk);
    length += chunk.length;
    if (length < blockLength) continue;
    yield Buffer.from(block.join(''));
    [block, length] = [[], 0];
  }
  if (length > 0) yield Buffer.from(block.join(''));
}
