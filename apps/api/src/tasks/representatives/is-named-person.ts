import { nameWords } from '@firstday/forms';

/**
 * Whether somebody writes the name under which they were named: each word of it, in any order, or its initial for all
 * but one; further names of theirs may be added.
 */
export function isNamedPerson(named: string, given: string): boolean {
  const words = nameWords(given);
  const asked = nameWords(named);
  const whole = asked.filter((word) => words.includes(word));
  const isThere = (word: string) => words.includes(word) || words.some((it) => isInitial(it, word));
  return (
    asked.every(isThere) && whole.some((word) => word.length > 1 || asked.every((it) => it.length === 1))
  );
}

const isInitial = (one: string, other: string): boolean =>
  (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));
