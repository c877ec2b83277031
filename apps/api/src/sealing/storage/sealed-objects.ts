/** A stored object that is read from its beginning to its end. */
export interface SealedObject {
  /** In bytes. */
  readonly size: number;
  /** The next bytes, in the given buffer: as many as it holds, fewer at the end. */
  read(into: Buffer): Promise<Buffer>;
  close(): Promise<void>;
}

/** The first bytes of a stored object, and when it was written. */
export interface ObjectHead {
  readonly bytes: Buffer;
  readonly writtenAt: Date;
}

/** Something that is written and not whole yet; its first bytes where the store shows them. */
export interface UnfinishedObject {
  readonly bytes: Buffer | undefined;
  readonly begunAt: Date;
}

/** Sealed bytes in whole or in pieces. */
export type SealedContent = AsyncIterable<Uint8Array> | readonly Uint8Array[];

/** Where sealed bytes lie, by key. It reads and writes nothing in clear. */
export interface SealedObjects {
  /** Written completely or not at all. */
  write(key: string, content: SealedContent): Promise<void>;
  /** @throws MissingObjectError when there is no such object */
  open(key: string): Promise<SealedObject>;
  /** The first so many bytes; undefined where there is no such object. */
  head(key: string, length: number): Promise<ObjectHead | undefined>;
  /** Writes what `content` makes of the object, unless it has been removed or replaced meanwhile. */
  replace(key: string, content: () => AsyncIterable<Uint8Array>): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): AsyncIterable<string>;
  /** What is being written, and what ended processes left behind. */
  unfinished(length: number): Promise<readonly UnfinishedObject[]>;
  /** Removes what was begun, or last written to, before this time. */
  removeUnfinished(since: Date): Promise<void>;
  /** @throws Error where nothing can be written at the moment */
  assertWritable(): Promise<void>;
}

/** A store that somebody else could have been given too: something in it, which is no file, says whose it is. */
export interface ClaimableObjects extends SealedObjects {
  /** What says whose they are; undefined where nothing does. */
  readClaim(): Promise<string | undefined>;
  /** Says whose they are, unless something says so already. Of several at once, one is kept. */
  claim(text: string): Promise<void>;
  /** Says whose they are, whatever was said before. */
  replaceClaim(text: string): Promise<void>;
}

export class MissingObjectError extends Error {
  constructor() {
    super('there is no such file');
  }
}

/** Keys are paths of words: nothing in them leads out of the folder that they are below. */
export function assertObjectKey(key: string): string {
  if (!/^\w+(\/\w+)*$/.test(key)) throw new Error('a file key is made of letters, digits and slashes');
  return key;
}
