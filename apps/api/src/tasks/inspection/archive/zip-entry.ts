import { crc32, deflateRawSync } from 'node:zlib';

/*
 * The ZIP format (PKWARE APPNOTE 6.3.10), as much of it as is written here: names in ASCII, sizes known before a file begins,
 * ZIP64 where there are more files or bytes than the old fields hold. A file's header says nothing of where it stands, so that
 * pieces of an archive can be made one by one, by any process, and joined.
 */

/** What an archive's directory says of a file. */
export interface ZipEntry {
  readonly name: string;
  readonly crc32: number;
  readonly size: number;
  readonly storedSize: number;
  /** 0: as it is; 8: deflated. */
  readonly method: 0 | 8;
}

export interface PlacedZipEntry extends ZipEntry {
  /** Where its header stands. */
  readonly offset: number;
}

const [versionNeeded, utf8Names, most16, most32] = [45, 0x0800, 0xffff, 0xffffffff];

/** MS-DOS time in UTC, two seconds the step. */
function dosTime(at: Date): readonly [time: number, date: number] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [time, date];
}

/** Fields of 2, 4 and 8 bytes in a row. */
function fields(...values: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/** A file that is compressed where that makes it smaller. */
export function toZipEntry(name: string, content: Buffer, isCompressible: boolean) {
  const deflated = isCompressible ? deflateRawSync(content) : content;
  const isSmaller = deflated.length < content.length;
  const stored = isSmaller ? deflated : content;
  const entry: ZipEntry = {
    name,
    crc32: crc32(content),
    size: content.length,
    storedSize: stored.length,
    method: isSmaller ? 8 : 0,
  };
  return { entry, stored };
}

/** What stands before the bytes of a file. */
export function localHeader({ name, crc32: sum, size, storedSize, method }: ZipEntry, at: Date): Buffer {
  if (size >= most32) throw new Error('a file of an archive has less than 4 GB');
  const [time, date] = dosTime(at);
  const bytes = Buffer.from(name);
  const head = fields(
    [4, 0x04034b50],
    [2, versionNeeded],
    [2, utf8Names],
    [2, method],
    [2, time],
    [2, date],
    [4, sum],
    [4, storedSize],
    [4, size],
    [2, bytes.length],
    [2, 0],
  );
  return Buffer.concat([head, bytes]);
}

/** A file's line in the directory at the end of an archive. */
export function directoryEntry(entry: PlacedZipEntry, at: Date): Buffer {
  const [time, date] = dosTime(at);
  const name = Buffer.from(entry.name);
  const isFar = entry.offset >= most32;
  const extra = isFar ? fields([2, 1], [2, 8], [8, entry.offset]) : Buffer.alloc(0);
  const head = fields(
    [4, 0x02014b50],
    [2, versionNeeded],
    [2, versionNeeded],
    [2, utf8Names],
    [2, entry.method],
    [2, time],
    [2, date],
    [4, entry.crc32],
    [4, entry.storedSize],
    [4, entry.size],
    [2, name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, isFar ? most32 : entry.offset],
  );
  return Buffer.concat([head, name, extra]);
}

/** What an archive ends with. */
export function endOfArchive(directory: {
  readonly entries: number;
  readonly offset: number;
  readonly size: number;
}): Buffer {
  const { entries, offset, size } = directory;
  const isLarge = entries >= most16 || offset >= most32 || size >= most32;
  const [count, bytes, start] = isLarge ? [most16, most32, most32] : [entries, size, offset];
  const end = fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, bytes], [4, start], [2, 0]);
  return isLarge ? Buffer.concat([largeEnd(directory), end]) : end;
}

const largeEnd = ({ entries, offset, size }: Parameters<typeof endOfArchive>[0]): Buffer =>
  fields(
    [4, 0x06064b50],
    [8, 44],
    [2, versionNeeded],
    [2, versionNeeded],
    [4, 0],
    [4, 0],
    [8, entries],
    [8, entries],
    [8, size],
    [8, offset],
    [4, 0x07064b50],
    [4, 0],
    [8, offset + size],
    [4, 1],
  );
