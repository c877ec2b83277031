import type { Field } from '../edition.js';
import { hasStackedMarks } from '../stacked-marks.js';
import { blank, isNothing, understood, wrong, type Parsed } from './kind.js';

/** Control characters, NUL among them, and halves of characters, which PostgreSQL and PDFs cannot hold. */
const unprintable = /[\p{Cc}\p{Cs}]/u;
const unprintableInLines = /[^\P{Cc}\n\t]|\p{Cs}/u;
/** Marks that turn the order of what follows: a printed name could read otherwise than it was typed. */
const turning = /[\u202a-\u202e\u2066-\u2069]/u;

export const lengthOf = (text: string): number => [...text].length;

/** One line of text, trimmed and composed (NFC), without anything that a form cannot print. */
export const readLine = (given: unknown, field: Field, limit: number): Parsed<string> =>
  read(given, field, limit, unprintable);

/** Text of several lines. */
export const readLines = (given: unknown, field: Field, limit: number): Parsed<string> =>
  read(
    typeof given === 'string' ? given.replaceAll(/\r\n?/g, '\n') : given,
    field,
    limit,
    unprintableInLines,
  );

function read(given: unknown, field: Field, limit: number, refused: RegExp): Parsed<string> {
  if (isNothing(given)) return blank;
  if (typeof given !== 'string') return wrong(field, 'text_expected');
  // Composed text is shorter, but never eight times: what is longer is not looked at.
  if (given.trim().length > 8 * limit) return wrong(field, 'too_long', { limit });
  if (hasStackedMarks(given)) return wrong(field, 'unprintable');
  const text = given.trim().normalize('NFC');
  if (lengthOf(text) > limit) return wrong(field, 'too_long', { limit });
  if (refused.test(text) || turning.test(text)) return wrong(field, 'unprintable');
  return understood(text);
}
