import type { OfficialBox, OfficialPlace } from '@firstday/forms';
import type { Rectangle } from '../page/marks.js';
import { fit } from '../text/fit.js';
import { type BoxPosition, positionOf } from './box-position.js';
import { isLegible, layNote, layStruckEntries, lowerPart, upperPart, type NoteLayout } from './draw-note.js';
import { boxKey, noteOf, type StruckEntry } from './struck-entries.js';
import type { Template } from './template.js';

/** A box of the form whose entry was corrected, once or more. */
export interface StruckBox {
  readonly box: OfficialBox | OfficialPlace;
  readonly spot: BoxPosition;
  readonly entries: readonly StruckEntry[];
  /** What is written beside the entry that stands now: the corrections themselves, or where they are listed. */
  readonly notes: readonly NoteLayout[];
  /** Of its line on the page of corrections; null where the box has room for them. */
  readonly number: number | null;
  /** Where the entry that stands now goes. */
  readonly rest: Rectangle;
}

/** Of `C12`. */
const MARK = { width: 14, height: 6.5 };

export const markOf = (number: number): string => `C${number}`;

/** The boxes that were corrected, by their names, in the order of the form. M-274, 9.0. */
export function struckBoxes(
  template: Template,
  entries: readonly StruckEntry[],
): ReadonlyMap<string, StruckBox> {
  const placed = [...new Map(entries.map(({ box }) => [boxKey(box), box]))]
    .map(([key, box]) => ({
      key,
      box,
      group: entries.filter((entry) => boxKey(entry.box) === key),
      spot: positionOf(template, box),
    }))
    .toSorted((one, other) => inOrderOfForm(one.spot, other.spot));
  let listed = 0;
  return new Map(
    placed.map(({ key, group, box, spot }) => {
      const inBox = besideEntry(spot, group);
      const number = inBox ? null : (listed += 1);
      return [key, { box, spot, entries: group, number, ...(inBox ?? listedBox(spot, group, listed)) }];
    }),
  );
}

const inOrderOfForm = (one: BoxPosition, other: BoxPosition): number =>
  one.page - other.page || other.rectangle.y - one.rectangle.y || one.rectangle.x - other.rectangle.x;

type Layout = Pick<StruckBox, 'notes' | 'rest'>;

/** Nothing where it could not be read. The cells of a number have no room for a line above it. */
function besideEntry({ rectangle, field }: BoxPosition, entries: readonly StruckEntry[]): Layout | null {
  if (field?.comb) return null;
  const isCheckbox = entries[0]?.isCheckbox ?? false;
  const rest = isCheckbox ? rectangle : lowerPart(rectangle);
  const notes = isCheckbox
    ? [layNote(placeAtCheckbox(rectangle, entries), [...new Set(entries.map(noteOf))].join(', '))]
    : layStruckEntries(upperPart(rectangle), entries);
  const now = isCheckbox ? null : (entries.at(-1)?.became ?? null);
  const room = { width: rest.width - 4, height: rest.height };
  const isNowLegible = now === null || isLegible({ fitted: fit(now, 'regular', room, rest.height) });
  return isNowLegible && notes.every(isLegible) ? { notes, rest } : null;
}

/** A small mark at the upper right corner; the entry that stands now has the rest. */
function listedBox(
  { rectangle, field }: BoxPosition,
  entries: readonly StruckEntry[],
  number: number,
): Layout {
  const { x, y, width, height } = rectangle;
  const right = { x: x + width - MARK.width, ...MARK };
  if (entries[0]?.isCheckbox)
    return { notes: [layNote(placeAtCheckbox(rectangle, entries), markOf(number))], rest: rectangle };
  if (field?.comb)
    return { notes: [layNote({ ...right, y: y + height + 0.5 }, markOf(number))], rest: rectangle };
  return {
    notes: [layNote({ ...right, y: y + height - MARK.height - 0.3 }, markOf(number))],
    rest: { ...rectangle, width: width - MARK.width },
  };
}

/** Above the square there is room for a mark alone, unless the form has another place. */
const placeAtCheckbox = ({ x, y, height }: Rectangle, entries: readonly StruckEntry[]): Rectangle =>
  entries.map(({ box }) => box.note).find((note) => note !== undefined) ?? { x, y: y + height, ...MARK };
