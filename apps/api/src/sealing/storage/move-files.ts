import { createHash } from 'node:crypto';
import { objectPieces } from './object-pieces.js';
import { OwnedObjects } from './owned-objects.js';
import { MissingObjectError, type SealedObject, type SealedObjects } from './sealed-objects.js';

/** What was moved. */
export interface MovedFiles {
  readonly moved: number;
  readonly bytes: number;
  /** Whether the previous store is another installation's: what it holds was copied, and is there still. */
  readonly areCopies: boolean;
}

/**
 * Moves every file, sealed as it is, from the previous store to the current, while the service works with both. A file leaves the
 * previous store once the current gave it back to the byte; one that is removed meanwhile is removed in both. Another installation's
 * store keeps all: what the current has already is not copied again.
 *
 * @param onMoved is told how many were moved so far
 * @throws Error where the current store gives back something else than it was given
 */
export async function moveFiles(
  { current, previous }: { readonly current: SealedObjects; readonly previous: SealedObjects },
  onMoved: (so: MovedFiles) => void = () => undefined,
): Promise<MovedFiles> {
  const areCopies = previous instanceof OwnedObjects && !(await previous.isOurs());
  let [moved, bytes] = [0, 0];
  for await (const key of previous.keys()) {
    if (areCopies && (await current.head(key, 0))) continue;
    const length = await moveFile(key, current, previous);
    if (length === undefined) continue;
    moved += 1;
    bytes += length;
    onMoved({ moved, bytes, areCopies });
  }
  return { moved, bytes, areCopies };
}

/** @returns the length in bytes, undefined where it was removed or sealed anew meanwhile */
async function moveFile(
  key: string,
  current: SealedObjects,
  previous: SealedObjects,
): Promise<number | undefined> {
  const source = await openUnlessMissing(previous, key);
  if (!source) return undefined;
  const given = createHash('sha256');
  await current.write(key, digested(objectPieces(source), given));
  const [expected, kept] = [given.digest('hex'), await digestOf(current, key)];
  if (kept !== expected)
    throw new Error(`${key} came back changed: nothing was removed from the previous store`);
  const left = await digestOf(previous, key);
  // Removed while it was copied: whoever removed it may have looked into the current store before it was there.
  if (left === undefined) await current.remove(key);
  // Sealed anew while it was copied: the next pass takes it as it is now.
  if (left !== expected) return undefined;
  await previous.remove(key);
  return source.size;
}

async function openUnlessMissing(objects: SealedObjects, key: string): Promise<SealedObject | undefined> {
  try {
    return await objects.open(key);
  } catch (error) {
    if (error instanceof MissingObjectError) return undefined;
    throw error;
  }
}

async function digestOf(objects: SealedObjects, key: string): Promise<string | undefined> {
  const object = await openUnlessMissing(objects, key);
  if (!object) return undefined;
  const digest = createHash('sha256');
  for await (const piece of objectPieces(object)) digest.update(piece);
  return digest.digest('hex');
}

async function* digested(
  pieces: AsyncIterable<Buffer>,
  digest: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    digest.update(piece);
    yield piece;
  }
}
