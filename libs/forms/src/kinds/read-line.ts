import { holdsMarkedSsn, isBareSsn } from '@firstday/domain';
import { canDraw } from '@firstday/domain/drawing';

import type { Field } from '../field.js';
import { hasStackedMarks } from '../has-stacked-marks.js';
import { blank, isBlankInput, accepted, rejected, type Parsed } from './kind.js';

/** Control characters, including NUL, and lone surrogates: PostgreSQL and PDFs cannot store them. */
const unprintable = /[\p{Cc}\p{Cs}]/u;
const unprintableInLines = /[^\P{Cc}\n\t]|\p{Cs}/u;
/** Characters that change the text direction: a printed name could read differently than it was typed. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/u;
/** Invisible and without meaning, left by copying: two names that look the same would not be. Joiners of scripts stay. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;
const emoji = /\p{Extended_Pictographic}/u;

export const lengthOf = (text: string): number => [...text].length;

/** One line of text, trimmed and normalized (NFC), printable. */
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
  if (isBlankInput(given)) return blank;
  if (typeof given !== 'string') return rejected(field, 'text_expected');
  // Normalizing never shortens text to less than an eighth: anything longer is refused unread.
  if (given.trim().length > 8 * limit) return rejected(field, 'too_long', { limit });
  if (hasStackedMarks(given)) return rejected(field, 'unprintable');
  const text = given.replaceAll(invisible, '').trim().normalize('NFC');
  if (text === '') return blank;
  if (lengthOf(text) > limit) return rejected(field, 'too_long', { limit });
  if (refused.test(text) || directionControls.test(text)) return rejected(field, 'unprintable');
  if (field.refusesSsn && (holdsMarkedSsn(text) || isBareSsn(text))) return rejected(field, 'ssn_in_clear');
  if (!canDraw(text)) return rejected(field, emoji.test(text) ? 'emoji' : 'undrawable');
  return accepted(text);
}
