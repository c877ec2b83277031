import type { Field } from '../field.js';
import { blank, isBlankInput, accepted, rejected, type Parsed } from './kind.js';

/** The digits of a number grouped with spaces, dashes or dots; null if it contains anything else. */
export function digitsOf(given: string): string | null {
  const compact = given.replaceAll(/[\s.\-‐-―]/gu, '');
  return /^\d+$/.test(compact) ? compact : null;
}

/** Parses a number made of digits: `check` returns the code of what is wrong with it, or null. */
export function readDigits(
  given: unknown,
  field: Field,
  expected: string,
  check: (digits: string) => string | null,
): Parsed<string> {
  if (isBlankInput(given)) return blank;
  const digits = typeof given === 'string' && given.length <= 40 ? digitsOf(given) : null;
  if (digits === null) return rejected(field, expected);
  const code = check(digits);
  return code === null ? accepted(digits) : rejected(field, code);
}

export const mapParsed = (parsed: Parsed<string>, write: (text: string) => string): Parsed<string> =>
  parsed.ok && parsed.value !== null ? accepted(write(parsed.value)) : parsed;
