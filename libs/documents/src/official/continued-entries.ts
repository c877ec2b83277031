import type { FilledBox } from '@firstday/forms';
import { hasLongWord } from '../text/fit.js';
import type { BoxPosition } from './box-position.js';
import { fitIn, isInCells, roomIn } from './draw-cross.js';
import { LEGIBLE } from './draw-note.js';

/** The smallest size in points at which a whole entry is written into its box. */
const SMALLEST = 5;

/** An entry that its box has no room for: the box has its beginning, and a page after the form the whole of it. */
export interface ContinuedEntry {
  readonly box: FilledBox;
  readonly number: number;
  readonly text: string;
  /** What the box shows. */
  readonly beginning: string;
}

export const continuationMark = (number: number): string => `A${number}`;

/** The entries that would be too small to read on paper, or divided within a word, in the order in which they are drawn. */
export function continuedEntries(
  boxes: readonly FilledBox[],
  placeOf: (box: FilledBox) => BoxPosition,
): ReadonlyMap<FilledBox, ContinuedEntry> {
  const long = boxes.flatMap((box) => {
    if (!('text' in box)) return [];
    const place = placeOf(box);
    return isInCells(place, box.text) || hasRoom(place, box.text) ? [] : [{ box, place, text: box.text }];
  });
  return new Map(
    long.map(({ box, place, text }, at) => {
      const number = at + 1;
      return [box, { box, number, text, beginning: beginningOf(place, text, number) }];
    }),
  );
}

function hasRoom(place: BoxPosition, text: string): boolean {
  const { size } = fitIn(place, text);
  return size >= SMALLEST && !hasLongWord(text, 'regular', size, roomIn(place).width);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As much of an entry as the box shows legibly, with the number of the whole one. */
function beginningOf(place: BoxPosition, text: string, number: number): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  const upTo = (count: number) =>
    `${letters.slice(0, count).join('').trimEnd()}… ${continuationMark(number)}`;
  const isLegible = (count: number) => fitIn(place, upTo(count), LEGIBLE).size >= LEGIBLE;
  let [shown, tooLong] = [0, letters.length];
  while (tooLong - shown > 1) {
    const middle = Math.floor((shown + tooLong) / 2);
    if (isLegible(middle)) shown = middle;
    else tooLong = middle;
  }
  return upTo(shown);
}
