import type { JoinedParts } from './join-parts.js';
import { labelsNear, type NearbyLabel, type Surroundings } from './nearby-label.js';
import type { PrintedPhrase } from './printed-phrase.js';
import { likeness, nameLabel, toLabel } from './question-label.js';
import { labelsOfCheck } from './nearby-label.js';
import type { Rectangle } from '../page/marks.js';
import type { Widget } from './read-widgets.js';

interface Labelled {
  readonly label: string;
  readonly dollars: boolean;
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
  const taken = new Set<PrintedPhrase>(
    checks.flatMap(({ box, tooltip }) => labelsOfCheck(box, around, tooltip)[0]?.phrase ?? []),
  );
  const offers = fields
    .flatMap((field, at) => offersOf(field, around).map((near): Offer => ({ at, near })))
    .sort((one, other) => one.near.cost - other.near.cost);
  const found = new Map<number, NearbyLabel>();
  for (const { at, near } of offers) {
    if (found.has(at) || taken.has(near.phrase) || near.cost > dearest) continue;
    found.set(at, near);
    taken.add(near.phrase);
  }
  return fields.map((field, at) => ({
    label: chosen(field, found.get(at)),
    dollars: hasDollars(field, around),
  }));
}

function offersOf({ widgets }: JoinedParts, around: Surroundings): readonly NearbyLabel[] {
  const [first] = widgets;
  if (!first) return [];
  const isRow = widgets.every(({ box }) => Math.abs(box.y - first.box.y) < 3);
  const box = isRow ? whole(widgets) : first.box;
  const own = new Set(widgets.map((widget) => widget.box));
  const others = { ...around, boxes: around.boxes.filter((one) => !own.has(one)) };
  return labelsNear(box, others, `${first.tooltip} ${nameLabel(first.name)}`);
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
  const told = toLabel(first.tooltip.split(/:\s+(?=\p{Lu})/u).at(-1) ?? '');
  const named = nameLabel(first.name);
  if (printed === '') return told || named || first.name;
  const isDoubtful = (near?.cost ?? 0) > 9;
  if (told !== '' && told.length <= 80 && likeness(told, printed) === 0 && isDoubtful) return told;
  if (told === '' && named !== '' && likeness(named, printed) === 0 && isDoubtful) return named;
  return printed;
}

function hasDollars({ widgets }: JoinedParts, { phrases }: Surroundings): boolean {
  const [first] = widgets;
  if (!first) return false;
  const { x, y, height } = first.box;
  return phrases.some(
    (phrase) =>
      /\$\s*$/.test(phrase.text) &&
      Math.abs(phrase.y + phrase.height / 2 - y - height / 2) < 7 &&
      x - (phrase.x + phrase.width) < 14 &&
      x - (phrase.x + phrase.width) > -6,
  );
}
