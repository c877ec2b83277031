import { withoutStackedMarks } from '@firstday/forms';

/** Callers use the same names repeatedly: names of usual length are cached. */
const known = new Map<string, readonly string[]>();
const mostKnown = 1000;
const longestKnown = 64;

/**
 * The words of a property's name: `employeeSSN`, `employee-ssn` and `Employee SSNs` are all employee, ssn. The last
 * word is in the singular, a number at the end (`iban_2`) is left out, and so is what says nothing (`ssn_full`).
 */
export function wordsOf(name: string): readonly string[] {
  const before = known.get(name);
  if (before) return before;
  const words = splitIntoWords(name);
  if (known.size >= mostKnown) known.clear();
  if (name.length <= longestKnown) known.set(name, words);
  return words;
}

function splitIntoWords(name: string): readonly string[] {
  const words = withoutStackedMarks(name)
    .normalize('NFKC')
    .replaceAll('#', ' number ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}(?!s(?:\P{L}|$))\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  return singular(withoutEnding(joinedInitials(words)));
}

const fillerWords = new Set([
  'clear',
  'field',
  'full',
  'plain',
  'raw',
  'string',
  'text',
  'unmasked',
  'value',
]);
const numberWords = new Set(['no', 'nbr', 'nr', 'num', 'numbers']);

/** `s.s.n.` and `d-o-b` are read as one word. */
function joinedInitials(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let wasInitial = false;
  for (const word of words) {
    const isInitial = /^[a-z]$/.test(word);
    const before = joined.pop();
    if (before === undefined) joined.push(word);
    else if (isInitial && wasInitial) joined.push(before + word);
    else joined.push(before, word);
    wasInitial = isInitial;
  }
  return joined;
}

function withoutEnding(words: readonly string[]): readonly string[] {
  const kept = [...words];
  while (kept.length > 1 && (fillerWords.has(kept.at(-1) ?? '') || /^\d+$/.test(kept.at(-1) ?? ''))) {
    // `ssn_4` is the last four digits, which a mask shows too.
    if (kept.at(-1) === '4') break;
    kept.pop();
  }
  return kept;
}

function singular(words: readonly string[]): readonly string[] {
  const last = words.at(-1);
  if (last === undefined) return words;
  const one = last.replace(/(?<=\p{L})[1-35-9]$/u, '').replace(/(?<=\p{L}{2})(?<!s)s$/u, '');
  return [...words.slice(0, -1), numberWords.has(last) ? 'number' : one];
}
