import { directoryEntry, endOfArchive, localHeader, type PlacedZipEntry, toZipEntry } from './zip-entry.js';

/** A file that is held while it is written, and not longer. */
export interface ZippedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** An archive that is made while it is read, of files that are compressed already: one is held at a time. */
export async function* zipStream(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Buffer> {
  const entries: PlacedZipEntry[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const { entry, stored } = toZipEntry(name, content, false);
    const header = localHeader(entry, at);
    entries.push({ ...entry, offset });
    offset += header.length + stored.length;
    yield header;
    yield stored;
  }
  const directory = Buffer.concat(entries.map((entry) => directoryEntry(entry, at)));
  yield directory;
  yield endOfArchive({ entries: entries.length, offset, size: directory.length });
}
