import type { Rectangle } from '../page/marks.js';
import type { ReadKind } from '@firstday/forms';
import type { PrintedPhrase } from './printed-phrase.js';
import type { Widget } from './widget-of.js';

/** Boxes that take one entry together, and what it is where its parts say so. */
export interface JoinedParts {
  readonly widgets: readonly Widget[];
  readonly kind: ReadKind | null;
}

/** By the characters that each box takes. */
const patterns: ReadonlyMap<string, ReadKind> = new Map<string, ReadKind>([
  ['3 2 4', 'ssn'],
  ['2 7', 'text'],
  ['3 3 4', 'phone'],
  ['2 2 4', 'date'],
  ['2 2 2', 'date'],
]);
const widestGap = 26;
const widestPart = 110;

/** Text boxes of a page; those that are parts of a number or a date are one. */
export function joinParts(
  widgets: readonly Widget[],
  phrases: readonly PrintedPhrase[],
): readonly JoinedParts[] {
  const left = [...widgets].sort((one, other) => other.box.y - one.box.y || one.box.x - other.box.x);
  const joined: JoinedParts[] = [];
  while (left.length > 0) {
    const [first] = left;
    if (!first) break;
    const run = runFrom(first, left, phrases);
    joined.push(run);
    for (const widget of run.widgets) left.splice(left.indexOf(widget), 1);
  }
  return joined;
}

function runFrom(first: Widget, widgets: readonly Widget[], phrases: readonly PrintedPhrase[]): JoinedParts {
  const row = [first];
  for (;;) {
    const last = row.at(-1) ?? first;
    const next = widgets.find((widget) => !row.includes(widget) && follows(last.box, widget.box));
    if (!next || next.box.width > widestPart || last.box.width > widestPart) break;
    row.push(next);
  }
  for (let size = row.length; size > 1; size -= 1) {
    const widgetsInRun = row.slice(0, size);
    const kind = kindOfRun(widgetsInRun, phrases);
    if (kind !== null) return { widgets: widgetsInRun, kind: kind === 'text' ? null : kind };
  }
  return { widgets: [first], kind: null };
}

const follows = (last: Rectangle, next: Rectangle): boolean =>
  Math.abs(last.y - next.y) < 3 &&
  Math.abs(last.height - next.height) < 3 &&
  next.x >= last.x + last.width - 2 &&
  next.x - (last.x + last.width) < widestGap;

/** `text` where they belong together and their parts do not say what they are. */
function kindOfRun(widgets: readonly Widget[], phrases: readonly PrintedPhrase[]): ReadKind | null {
  const lengths = widgets.map(({ maxLength }) => maxLength ?? 0);
  if (lengths.every((length) => length === 1)) return widgets.length >= 3 ? 'text' : null;
  const known = patterns.get(lengths.join(' '));
  if (known) return known;
  const isDate =
    widgets.length === 3 && widgets.every(({ box }) => box.width < 60) && slashesIn(widgets, phrases) >= 2;
  return isDate ? 'date' : null;
}

function slashesIn(widgets: readonly Widget[], phrases: readonly PrintedPhrase[]): number {
  const [first, last] = [widgets[0]?.box, widgets.at(-1)?.box];
  if (!first || !last) return 0;
  return phrases
    .filter(
      ({ x, y, height }) => x > first.x && x < last.x && y + height > first.y && y < first.y + first.height,
    )
    .reduce((sum, { text }) => sum + (text.match(/\//g)?.length ?? 0), 0);
}

/** Cells of one width side by side are one comb; what a gap parts, and what has cells already, stays. */
export function toCombs(
  widgets: readonly Widget[],
): readonly { readonly box: Rectangle; readonly comb: number }[] {
  const combs: { box: Rectangle; comb: number; pitch: number | null }[] = [];
  for (const { box, maxLength } of widgets) {
    const last = combs.at(-1);
    const pitch = last ? box.x - (last.box.x + last.box.width) + box.width : 0;
    const isCell = maxLength === 1 && last !== undefined && last.pitch !== 0;
    const fits = last && (last.pitch === null ? pitch < 1.5 * box.width : Math.abs(last.pitch - pitch) < 1.5);
    if (last && isCell && fits) {
      combs[combs.length - 1] = {
        box: { ...last.box, width: box.x + box.width - last.box.x },
        comb: last.comb + 1,
        pitch,
      };
    } else combs.push({ box, comb: maxLength ?? 0, pitch: maxLength === 1 ? null : 0 });
  }
  return combs;
}
