import { pen } from '../page/color.js';
import type { Marks, Rectangle } from '../page/marks.js';
import { fit, type FittedText } from '../text/fit.js';
import { noteOf, type StruckEntry } from './struck-entries.js';

const INSET = 2;
/** Of a box: the upper part has what was lined through, the lower part what stands now. */
const UPPER = 0.48;
const LARGEST = 6.5;
/** Of an entry's width, for what is lined through; who and when follow it. */
const TEXT = 0.55;
/** Smaller than this in points, nobody reads it on paper: it stands on a page of its own then. */
export const LEGIBLE = 6;

export const upperPart = ({ x, y, width, height }: Rectangle): Rectangle => ({
  x,
  y: y + height * (1 - UPPER),
  width,
  height: height * UPPER,
});

export const lowerPart = ({ x, y, width, height }: Rectangle): Rectangle => ({
  x,
  y,
  width,
  height: height * (1 - UPPER),
});

/** A text of a correction where it goes. */
export interface NoteLayout {
  readonly place: Rectangle;
  readonly fitted: FittedText;
  readonly isStruck: boolean;
}

/** Earlier entries of one box beside each other, each to be lined through, with initials and date after it. */
export function layStruckEntries(box: Rectangle, entries: readonly StruckEntry[]): readonly NoteLayout[] {
  const width = (box.width - INSET) / entries.length;
  return entries.flatMap((entry, at) => {
    const place = { ...box, x: box.x + INSET + width * at, width: width - INSET };
    const was = entry.was === null ? null : layStruckText(place, entry.was);
    const taken = was ? widthOf(was.fitted) + INSET : 0;
    const rest = { ...place, x: place.x + taken, width: place.width - taken };
    return [...(was ? [was] : []), layNote(rest, noteOf(entry))];
  });
}

function layStruckText(place: Rectangle, text: string): NoteLayout {
  const room = { width: place.width * TEXT, height: place.height };
  return { place, fitted: fit(text, 'regular', room, largestIn(place)), isStruck: true };
}

export const layNote = (place: Rectangle, note: string): NoteLayout => ({
  place,
  fitted: fit(note, 'bold', place, largestIn(place), 3),
  isStruck: false,
});

export const isLegible = ({ fitted }: { readonly fitted: FittedText }): boolean => fitted.size >= LEGIBLE;

export function drawNote(marks: Marks, { place, fitted, isStruck }: NoteLayout): void {
  const { lines, size, leading } = fitted;
  const first = firstBaseline(place, size, leading * (lines.length - 1));
  lines.forEach((line, index) => {
    const y = first - index * leading;
    marks.text(line, size, { x: place.x, y }, pen);
    const end = place.x + (line.width * size) / 1000;
    if (isStruck) lineThrough(marks, { from: place.x - 0.5, to: end + 0.5, y: y + size * 0.3 });
  });
}

/** From the left of a checked square to its right, and a little further. */
export function strikeCheckbox(marks: Marks, { x, y, width, height }: Rectangle): void {
  lineThrough(marks, { from: x - 2, to: x + width + 2, y: y + height / 2 }, 1);
}

export function lineThrough(
  marks: Marks,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
  thickness = 0.5,
): void {
  marks.rule({ x: from, y }, { x: to, y }, pen, thickness);
}

const largestIn = ({ height }: Rectangle): number => Math.min(LARGEST, height);

export const widthOf = ({ lines, size }: FittedText): number =>
  Math.max(...lines.map(({ width }) => (width * size) / 1000), 0);

/** Lines stand in the middle of their place. */
const firstBaseline = ({ y, height }: Rectangle, size: number, block: number): number =>
  y + (height - size * 0.714 + block) / 2;
