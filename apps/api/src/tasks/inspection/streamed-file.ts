import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { inBlocks } from './archive/in-blocks.js';
import type { ZipEntry } from './archive/zip-entry.js';

/** A file that is too large to be held: it is made twice, once to be measured and once to be written. */
export interface StreamedFile {
  readonly name: string;
  readonly chunks: () => AsyncIterable<string> | Iterable<string>;
}

/** What has to be known of a file before its first byte is written. */
export async function measure({
  name,
  chunks,
}: StreamedFile): Promise<ZipEntry & { readonly sha256: string }> {
  const hash = createHash('sha256');
  let [size, sum] = [0, 0];
  for await (const bytes of inBlocks(chunks())) {
    size += bytes.length;
    sum = crc32(bytes, sum);
    hash.update(bytes);
  }
  return { name, crc32: sum, size, storedSize: size, method: 0, sha256: hash.digest('hex') };
}
