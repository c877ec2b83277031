import { drawableRanges } from './generated/drawable-ranges.js';

/** Not seen in a document: spaces, marks of direction, selectors of a variant. */
const unseen = /[\p{Cc}\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Variation_Selector}]/u;
/** More marks on a letter than any language has: composing them would take long (UAX #15, 12.1). */
const stackedMarks = /\p{M}{31}/u;
/** What every face has. */
const ascii = /^[\x20-\x7e]*$/;

/** Where a range begins and where it has ended, in turn. */
let edges: Uint32Array | undefined;

/**
 * Whether our fonts have every character of a text. What they have not is refused when it is given: nothing is printed with
 * an empty box in the place of a letter.
 */
export const canDraw = (text: string): boolean =>
  ascii.test(text) ||
  (!stackedMarks.test(text) && [...text.normalize('NFC')].every((it) => unseen.test(it) || isInFonts(it)));

/** Observed and not given, such as a browser's name for itself: what cannot be drawn stands there by its number. */
export const asDrawable = (text: string): string =>
  canDraw(text)
    ? text
    : [...text]
        .map((it) => (canDraw(it) ? it : `[U+${(it.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`))
        .join('');

export const undrawable =
  'Expected letters that documents can print: write it in Latin letters, as on official documents';

function isInFonts(character: string): boolean {
  edges ??= readEdges();
  const codePoint = character.codePointAt(0) ?? 0;
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}

function readEdges(): Uint32Array {
  let at = 0;
  return Uint32Array.from(drawableRanges.split(' '), (length) => (at += Number.parseInt(length, 36)));
}
