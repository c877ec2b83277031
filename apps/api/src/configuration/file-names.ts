import type { Configured } from './configuration-kind.js';
import { contentMark } from './pair-things.js';

interface NamedThing {
  /** Of its file, without the ending. */
  readonly name: string;
  readonly thing: Configured<unknown>;
}

/**
 * A name for each file, by what it is of. Things of one name have a mark after it, by what they say; names that are alike
 * nevertheless are numbered. Neither hangs on ids, nor on the order in which things are listed.
 */
export function fileNames(things: readonly Configured<unknown>[]): readonly NamedThing[] {
  const shared = sharedNames(things);
  const taken = new Set<string>();
  return things
    .map((thing) => ({ thing, mark: contentMark(thing.content) }))
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .map(({ thing, mark }) => {
      const plain = slug(thing.identity) + (shared.has(thing.identity) ? `-${mark}` : '');
      let name = plain;
      for (let number = 2; taken.has(name); number += 1) name = `${plain}-${number}`;
      taken.add(name);
      return { name, thing };
    });
}

const orderOf = ({ thing, mark }: { readonly thing: Configured<unknown>; readonly mark: string }) =>
  `${thing.identity}\n${mark}`;

function sharedNames(things: readonly Configured<unknown>[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(things.flatMap(({ identity }) => (seen.size === seen.add(identity).size ? identity : [])));
}

/** Small letters and digits only: nothing in a name leads out of its folder. */
function slug(identity: string): string {
  const plain = identity
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '');
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 60);
  return words.replaceAll(/^-+|-+$/g, '') || 'unnamed';
}
