import { nameWords } from './name-words.js';

/** A person's name as a record or a form has it. */
export interface RecordedName {
  readonly first: string;
  readonly last: string;
}

/**
 * Whether somebody signs with the name on record. People leave out a middle name, add one, turn the order round, write
 * an initial or no accents: a word of the last and one of the first name have to be there, one of them whole.
 */
export function isNameOf({ first, last }: RecordedName, signed: string): boolean {
  const given = nameWords(signed);
  // M-274, 3.0: who has one name enters "Unknown" as first name.
  const [firsts, lasts] = [first, last].map((part) => nameWords(part).filter((word) => word !== 'unknown'));
  if (!firsts || !lasts || given.length === 0) return false;
  if (isRunTogether(given, firsts, lasts)) return true;
  if (firsts.length === 0 || lasts.length === 0) return hasWhole(given, [...firsts, ...lasts]);
  return (
    (hasWhole(given, lasts) && hasBeside(given, firsts, lasts)) ||
    (hasWhole(given, firsts) && hasBeside(given, lasts, firsts))
  );
}

/** `O Brien` for `OBrien`, `王小明` for a name in two parts. */
function isRunTogether(
  given: readonly string[],
  firsts: readonly string[],
  lasts: readonly string[],
): boolean {
  const said = given.join('');
  return [
    [...firsts, ...lasts],
    [...lasts, ...firsts],
  ].some((words) => words.join('') === said);
}

const hasWhole = (given: readonly string[], part: readonly string[]): boolean =>
  part.some((word) => given.includes(word));

/** A word of this part, or its initial, besides a word that is of the other part. */
function hasBeside(given: readonly string[], part: readonly string[], other: readonly string[]): boolean {
  const whole = given.findIndex((word) => other.includes(word));
  return given.some((word, at) => at !== whole && part.some((it) => isWordOrInitial(it, word)));
}

const isWordOrInitial = (recorded: string, given: string): boolean =>
  recorded === given ||
  (given.length === 1 && recorded.startsWith(given)) ||
  (recorded.length === 1 && given.startsWith(recorded));
