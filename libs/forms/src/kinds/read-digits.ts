import type { Field } from '../edition.js';
import { blank, isNothing, understood, wrong, type Parsed } from './kind.js';

/** The digits of a number that people group with spaces, dashes or dots; null where there is anything else in it. */
export function digitsOf(given: string): string | null {
  const compact = given.replaceAll(/[\s.\-‐-―]/gu, '');
  return /^\d+$/.test(compact) ? compact : null;
}

/** Parses a number of digits: `check` answers the code of what is wrong with it, or null. */
export function readDigits(
  given: unknown,
  field: Field,
  expected: string,
  check: (digits: string) => string | null,
): Parsed<string> {
  if (isNothing(given)) return blank;
  const digits = typeof given === 'string' && given.length <= 40 ? digitsOf(given) : null;
  if (digits === null) return wrong(field, expected);
  const code = check(digits);
  return code === null ? understood(digits) : wrong(field, code);
}

export const mapped = (parsed: Parsed<string>, write: (text: string) => string): Parsed<string> =>
  parsed.ok && parsed.value !== null ? understood(write(parsed.value)) : parsed;
