import { hash } from 'node:crypto';
import { canonicalJson } from '../sealing/index.js';
import type { Configured } from './configuration-kind.js';

/** A file of the folder, by its name. */
interface FileOfThing {
  readonly file: string;
  readonly content: unknown;
}

interface Pairs<File> {
  /** What is changed, or left as it is. */
  readonly paired: readonly (readonly [File, Configured<unknown>])[];
  /** Files of what the account does not have. */
  readonly added: readonly File[];
  /** What the folder does not have. */
  readonly left: readonly Configured<unknown>[];
}

/** What the name of a file ends with where several things have one name: it is the same wherever they say the same. */
export const contentMark = (content: unknown): string => hash('sha256', canonicalJson(content)).slice(0, 8);

/**
 * Tells apart what has one name: what says the same is the same, and else the mark in a file's name says which thing it was
 * exported from. One that is left on either side is the one that was changed, whatever its file is called.
 *
 * @returns null where several are left on both sides: nobody can say which is which
 */
export function pairThings<File extends FileOfThing>(
  files: readonly File[],
  present: readonly Configured<unknown>[],
): Pairs<File> | null {
  const [same, unlike, others] = pairBy(
    files,
    present,
    (file, thing) => canonicalJson(file.content) === canonicalJson(thing.content),
  );
  const [marked, added, left] = pairBy(unlike, others, ({ file }, thing) =>
    file.endsWith(`-${contentMark(thing.content)}.yaml`),
  );
  const paired = [...same, ...marked];
  const [file, thing] = [added[0], left[0]];
  if (!file || !thing) return { paired, added, left };
  return added.length > 1 || left.length > 1
    ? null
    : { paired: [...paired, [file, thing]], added: [], left: [] };
}

/** Each file with one thing at most: the pairs, and what is left on both sides. */
function pairBy<File>(
  files: readonly File[],
  present: readonly Configured<unknown>[],
  isPair: (file: File, thing: Configured<unknown>) => boolean,
): readonly [
  readonly (readonly [File, Configured<unknown>])[],
  readonly File[],
  readonly Configured<unknown>[],
] {
  const left = [...present];
  const paired: (readonly [File, Configured<unknown>])[] = [];
  const added = files.filter((file) => {
    const at = left.findIndex((thing) => isPair(file, thing));
    const [thing] = at === -1 ? [] : left.splice(at, 1);
    if (thing) paired.push([file, thing]);
    return !thing;
  });
  return [paired, added, left];
}
