import { pen } from '../page/color.js';
import type { Marks, Rectangle } from '../page/marks.js';
import { fit } from '../text/fit.js';
import type { StruckEntry } from './struck-entries.js';

const INSET = 2;
/** Of a box: the upper part has what was lined through, the lower part what stands now. */
const UPPER = 0.45;
const LARGEST = 6;
/** Of an entry's width, for what is lined through; who and when follow it. */
const TEXT = 0.55;

export const upperPart = ({ x, y, width, height }: Rectangle): Rectangle => ({
  x,
  // Clear of the frame above it.
  y: y + height * (1 - UPPER) - 0.6,
  width,
  height: height * UPPER,
});

export const lowerPart = ({ x, y, width, height }: Rectangle): Rectangle => ({
  x,
  y,
  width,
  height: height * (1 - UPPER),
});

/** Earlier entries of one box beside each other, each lined through, with initials and date after it. */
export function drawStruckEntries(marks: Marks, box: Rectangle, entries: readonly StruckEntry[]): void {
  const width = (box.width - INSET) / entries.length;
  entries.forEach((entry, at) => {
    const place = { ...box, x: box.x + INSET + width * at, width: width - INSET };
    const taken = entry.was === null ? 0 : drawStruckText(marks, place, entry.was) + INSET;
    drawNote(marks, { ...place, x: place.x + taken, width: place.width - taken }, entry.note);
  });
}

/** @returns how wide it is */
function drawStruckText(marks: Marks, place: Rectangle, text: string): number {
  const room = { width: place.width * TEXT, height: place.height };
  const { lines, size, leading } = fit(text, 'regular', room, Math.min(LARGEST, place.height * 0.85));
  const first = firstBaseline(place, size, leading * (lines.length - 1));
  lines.forEach((line, index) => {
    const y = first - index * leading;
    const end = place.x + (line.width * size) / 1000;
    marks.text(line, size, { x: place.x, y }, pen);
    lineThrough(marks, { from: place.x - 0.5, to: end + 0.5, y: y + size * 0.3 });
  });
  return Math.max(...lines.map(({ width }) => (width * size) / 1000), 0);
}

export function drawNote(marks: Marks, place: Rectangle, note: string): void {
  const { lines, size, leading } = fit(note, 'bold', place, Math.min(LARGEST, place.height * 0.85), 3);
  const first = firstBaseline(place, size, leading * (lines.length - 1));
  lines.forEach((line, index) => {
    marks.text(line, size, { x: place.x, y: first - index * leading }, pen);
  });
}

/** From the left of a checked square to its right, and a little further. */
export function strikeCheckbox(marks: Marks, { x, y, width, height }: Rectangle): void {
  lineThrough(marks, { from: x - 2, to: x + width + 2, y: y + height / 2 }, 1);
}

function lineThrough(
  marks: Marks,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
  thickness = 0.5,
): void {
  marks.rule({ x: from, y }, { x: to, y }, pen, thickness);
}

/** Lines stand in the middle of their place. */
const firstBaseline = ({ y, height }: Rectangle, size: number, block: number): number =>
  y + (height - size * 0.714 + block) / 2;
