/** Words of a name as they are compared: letters only, without accents or case. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/**
 * Whether somebody writes the name under which they were named: each word of it, in any order, or its initial for all
 * but one; further names of theirs may be added.
 */
export function isNamedPerson(named: string, given: string): boolean {
  const words = wordsOf(given);
  const asked = wordsOf(named);
  const whole = asked.filter((word) => words.includes(word));
  const isThere = (word: string) => words.includes(word) || words.some((it) => isInitial(it, word));
  return (
    asked.every(isThere) && whole.some((word) => word.length > 1 || asked.every((it) => it.length === 1))
  );
}

const isInitial = (one: string, other: string): boolean =>
  (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));
