import type { JoinedParts } from './join-parts.js';
import { labelsNear, type NearbyLabel, type Surroundings } from './nearby-label.js';
import type { PrintedPhrase } from './printed-phrase.js';
import { likeness, nameLabel, toLabel, toldLabel } from './question-label.js';
import { labelsOfCheck } from './nearby-label.js';
import type { Rectangle } from '../page/marks.js';
import type { Widget } from './read-widgets.js';

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
const dearest = 24;

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
  const offers = fields
    .flatMap((field, at) => offersOf(field, around).map((near): Offer => ({ at, near })))
    .sort((one, other) => one.near.cost - other.near.cost);
  const found = new Map<number, NearbyLabel>();
  for (const { at, near } of offers) {
    const isOfCheck = ofChecks.has(near.phrase) && near.side !== 'left';
    if (found.has(at) || taken.has(near.phrase) || isOfCheck || near.cost > dearest) continue;
    found.set(at, near);
    taken.add(near.phrase);
  }
  const labels = distinct(
    fields.map((field, at) => chosen(field, found.get(at))),
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
  const told = toldLabel(first.tooltip);
  const named = nameLabel(first.name);
  if (printed === '') return told || named || first.name;
  const isDoubtful = (near?.cost ?? 0) > 9;
  if (told !== '' && told.length <= 80 && likeness(told, printed) === 0 && isDoubtful) return told;
  if (told === '' && named !== '' && likeness(named, printed) === 0 && isDoubtful) return named;
  return printed;
}

/** Where a page asks the same several times, what the file itself says of a box tells it from the others. */
function distinct(labels: readonly string[], fields: readonly JoinedParts[]): readonly string[] {
  return labels.map((label, at) => {
    const isAlone = labels.filter((one) => one === label).length === 1;
    const [first] = fields[at]?.widgets ?? [];
    if (isAlone || !first) return label;
    const fuller = [toldLabel(first.tooltip), nameLabel(first.name)].find(
      (one) => one.length <= 80 && one.length > label.length && likeness(label, one) === 1,
    );
    return fuller ?? label;
  });
}

const unit = /^(?:per|an?|each)\s+(?:hour|day|week|month|year|meal|pay period|mile)\b/i;

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
      x - (phrase.x + phrase.width) < 14 &&
      x - (phrase.x + phrase.width) > -6,
  );
}
