import type { JoinedParts } from './join-parts.js';
import { labelsNear, type NearbyLabel } from './nearby-label.js';
import type { Surroundings } from './lines-around.js';
import type { PrintedPhrase } from './printed-phrase.js';
import { likeness, nameLabel, toLabel, tooltipLabel, wordsIn } from './to-label.js';
import { labelsOfCheck } from './nearby-label.js';
import type { Rectangle } from '../page/marks.js';
import type { Widget } from './widget-of.js';

export interface Labelled {
  readonly label: string;
  readonly dollars: boolean;
  /** Something is printed near it that asks. */
  readonly isPrinted: boolean;
}

interface Offer {
  readonly at: number;
  readonly near: NearbyLabel;
}

/** Dearer than this, a text is near a box by chance. */
const dearest = 17.5;

/**
 * What is asked in each field. A text that is printed once is the question of one field: the likeliest pairs are made first.
 * Where nothing printed is near, the tooltip says it, then the name.
 */
export function labelTexts(
  fields: readonly JoinedParts[],
  around: Surroundings,
  checks: readonly Widget[],
): readonly Labelled[] {
  const ofChecks = new Set<PrintedPhrase>(
    checks.flatMap(({ box, tooltip }) => labelsOfCheck(box, around, tooltip)[0]?.phrase ?? []),
  );
  const taken = new Set<PrintedPhrase>();
  const offers = withHabits(
    fields,
    fields.map((field) => offersOf(field, around)),
  )
    .flatMap((nearest, at) => nearest.map((near): Offer => ({ at, near })))
    .sort((one, other) => one.near.cost - other.near.cost);
  const found = new Map<number, NearbyLabel>();
  for (const { at, near } of offers) {
    const isOfCheck = ofChecks.has(near.phrase) && near.side !== 'left';
    if (found.has(at) || taken.has(near.phrase) || isOfCheck || near.cost > dearest) continue;
    found.set(at, near);
    taken.add(near.phrase);
  }
  const labels = distinct(
    fields.map((field, at) => withRowLead(chosen(field, found.get(at)), found.get(at), around)),
    fields,
  );
  return fields.map((field, at) => ({
    label: labels[at] ?? '',
    isPrinted: found.has(at),
    dollars: hasDollars(field, around),
  }));
}

const wordsOfKind: Readonly<Record<string, string>> = {
  date: 'date',
  phone: 'telephone phone',
  ssn: 'social security',
};

/** A page has its habits: captions below lines, or above them; and boxes below each other are labelled alike. */
function withHabits(
  fields: readonly JoinedParts[],
  offers: readonly (readonly NearbyLabel[])[],
): readonly (readonly NearbyLabel[])[] {
  const sides = offers.map(([first]) => first?.side);
  const isRare = sides.filter((side) => side === 'below').length < 0.25 * sides.length;
  return offers.map((nearest, at) => {
    const x = fields[at]?.widgets[0]?.box.x ?? 0;
    const column = sides.filter((side, other) => {
      const there = fields[other]?.widgets[0]?.box.x;
      return side !== undefined && other !== at && there !== undefined && Math.abs(there - x) < 3;
    });
    const [habit] = column;
    const isHabit = column.length >= 2 && column.every((side) => side === habit);
    return nearest.map((near) => {
      const isCaption = near.text.startsWith('(');
      const unlikely =
        isRare && near.side === 'below' && !isCaption && !(isHabit && habit === 'below') ? 5 : 0;
      return { ...near, cost: near.cost + unlikely - (isHabit && near.side === habit ? 6 : 0) };
    });
  });
}

function offersOf({ widgets, kind }: JoinedParts, around: Surroundings): readonly NearbyLabel[] {
  const [first] = widgets;
  if (!first) return [];
  const isRow = widgets.every(({ box }) => Math.abs(box.y - first.box.y) < 3);
  const box = isRow ? whole(widgets) : first.box;
  const own = new Set(widgets.map((widget) => widget.box));
  const others = { ...around, boxes: around.boxes.filter((one) => !own.has(one)) };
  const told = first.tooltip === '' ? nameLabel(first.name) : first.tooltip;
  return labelsNear(box, others, `${told} ${wordsOfKind[kind ?? ''] ?? ''}`);
}

function whole(widgets: readonly Widget[]): Rectangle {
  const boxes = widgets.map(({ box }) => box);
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** What is printed, unless the tooltip is as short and says something else. */
function chosen({ widgets }: JoinedParts, near: NearbyLabel | undefined): string {
  const [first] = widgets;
  if (!first) return '';
  const printed = near ? toLabel(near.text) : '';
  const told = tooltipLabel(first.tooltip);
  const named = nameLabel(first.name);
  if (printed === '') return told || named || first.name;
  // The head of a column, of which the file says more.
  if (
    printed.includes(' ') &&
    wordsIn(printed).size < 2 &&
    near?.side === 'above' &&
    isFuller(told, printed) &&
    told.length < 60
  )
    return told;
  const isDoubtful = (near?.cost ?? 0) > 9;
  if (told !== '' && told.length <= 80 && likeness(told, printed) === 0 && isDoubtful) return told;
  if (told === '' && named !== '' && likeness(named, printed) === 0 && isDoubtful) return named;
  return printed;
}

/** Says all that the other says, and names more. */
const isFuller = (one: string, other: string): boolean =>
  likeness(other, one) === 1 && wordsIn(one).size > wordsIn(other).size;

/** Where a page asks the same several times, what the file itself says of a box tells it from the others. */
function distinct(labels: readonly string[], fields: readonly JoinedParts[]): readonly string[] {
  return labels.map((label, at) => {
    const isAlone = labels.filter((one) => one === label).length === 1;
    const [first] = fields[at]?.widgets ?? [];
    if (isAlone || !first) return label;
    const told = tooltipLabel(first.tooltip);
    const named = nameLabel(first.name);
    const isBegun = named.toLowerCase().startsWith(`${label.toLowerCase()} `);
    const fuller = [told, ...(told === '' || isBegun ? [named] : [])].find(
      (one) => one.length <= 80 && isFuller(one, label),
    );
    return fuller ?? label;
  });
}

const unit = /^(?:per|an?|each)\s+(?:hour|day|week|month|year|meal|pay period|mile)\b/i;

/** `Date applicant:` before a row of boxes is said of each of them. */
function withRowLead(label: string, near: NearbyLabel | undefined, { phrases, boxes }: Surroundings): string {
  if (!near || near.side !== 'left' || /\bdate\b/i.test(label)) return label;
  const { phrase } = near;
  const lead = phrases.find(
    (one) =>
      /^dates?(?: \p{Ll}+)?:?$/iu.test(one.text) &&
      one.x < phrase.x &&
      Math.abs(one.y + one.height / 2 - phrase.y - phrase.height / 2) < 15 &&
      !boxes.some((box) => Math.abs(box.x - one.x - one.width) < 30 && Math.abs(box.y - one.y) < 9),
  );
  if (!lead) return label;
  return `${lead.text.slice(0, -1)} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

function hasDollars({ widgets }: JoinedParts, { phrases }: Surroundings): boolean {
  const [first] = widgets;
  if (!first) return false;
  const { x, y, width, height } = first.box;
  const isUnit = phrases.some(
    (phrase) =>
      unit.test(phrase.text) &&
      Math.abs(phrase.y + phrase.height / 2 - y - height / 2) < 7 &&
      Math.abs(phrase.x - x - width) < 14,
  );
  if (isUnit) return true;
  return phrases.some(
    (phrase) =>
      /\$\s*$/.test(phrase.text) &&
      Math.abs(phrase.y + phrase.height / 2 - y - height / 2) < 7 &&
      x - (phrase.x + phrase.width) < 30 &&
      x - (phrase.x + phrase.width) > -6,
  );
}
