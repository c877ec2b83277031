import type { Rectangle } from '../page/marks.js';
import { isBeside, middle, overlap, right, top } from './is-beside.js';
import {
  isItem,
  lineAfter,
  linesAbove,
  linesAround,
  linesBelow,
  paragraphEnding,
  type Surroundings,
} from './lines-around.js';
import type { PrintedPhrase } from './printed-phrase.js';
import { isMark, likeness } from './to-label.js';

/** A text that may be what is asked in a box, and how far it is from being so; the lowest is likeliest. */
export interface NearbyLabel {
  readonly text: string;
  readonly cost: number;
  readonly side: 'left' | 'above' | 'below' | 'inside' | 'right';
  readonly phrase: PrintedPhrase;
}

/** What may be asked in a box that is written in. */
export function labelsNear(box: Rectangle, around: Surroundings, known: string): readonly NearbyLabel[] {
  return [
    ...insideOf(box, around),
    ...leftOf(box, around),
    ...rightOf(box, around),
    ...aboveOf(box, around),
    ...belowOf(box, around),
  ]
    .filter(({ text }) => !/^(?:note|caution|tip|important|warning)\b\s*:/i.test(text))
    .map((found) => ({ ...found, cost: found.cost - 9 * likeness(found.text, known) }))
    .sort((one, other) => one.cost - other.cost);
}

function insideOf(box: Rectangle, { phrases }: Surroundings): NearbyLabel[] {
  return phrases
    .filter(
      (phrase) =>
        !isMark(phrase.text) &&
        phrase.x >= box.x - 3 &&
        right(phrase) <= right(box) + 3 &&
        phrase.y >= middle(box) - phrase.height / 3 &&
        top(phrase) <= top(box) + 3 &&
        box.height > 1.6 * phrase.height,
    )
    .map((phrase) => ({
      text: phrase.text,
      phrase,
      side: 'inside' as const,
      cost: 1 + top(box) - top(phrase),
    }));
}

function leftOf(box: Rectangle, around: Surroundings): NearbyLabel[] {
  const beside = around.phrases
    .filter((phrase) => isBeside(phrase, box) && right(phrase) <= box.x + 5 && !isMark(phrase.text))
    .sort((one, other) => right(other) - right(one));
  const [phrase] = beside;
  if (!phrase || isParted(phrase, box, around.boxes)) return [];
  const gap = Math.max(0, box.x - phrase.reach - markedWidth(phrase, box, around));
  const isHeading = phrase.bold && !/[:?▶]$/.test(phrase.text);
  const cost =
    (gap > 45 ? 9 + Math.min(gap, 300) * 0.01 : gap * 0.2) +
    (isHeading ? 4 : 0) +
    (isRunning(phrase, box, around) ? 12 : 0);
  return [{ text: paragraphEnding(phrase, around), phrase, side: 'left', cost }];
}

/** Text that goes on below the box's line is not about the box. */
function isRunning(phrase: PrintedPhrase, box: Rectangle, around: Surroundings): boolean {
  const after = /[:?]$/.test(phrase.text) ? undefined : lineAfter(phrase, around);
  return (
    after !== undefined &&
    phrase.width > 150 &&
    !isItem(after, around.phrases) &&
    !around.boxes.some((one) => one !== box && isBeside(after, one))
  );
}

/** In brackets after a line stands what is written on it. */
function rightOf(box: Rectangle, { phrases }: Surroundings): NearbyLabel[] {
  return phrases.flatMap((phrase) => {
    const caption = /^\(([^()]*)\)/.exec(phrase.text)?.[0] ?? '';
    const gap = phrase.x - right(box);
    const isCaption = /\p{L}{3}/u.test(caption) && !/^\(if |^\(optional|^\(see /i.test(caption);
    if (!isCaption || gap < -3 || gap > 14 || !isBeside(phrase, box)) return [];
    return [{ text: caption, phrase, side: 'right' as const, cost: 1 }];
  });
}

/** A number of the line or a sign of currency between a text and its box takes no room. */
function markedWidth(phrase: PrintedPhrase, box: Rectangle, { phrases }: Surroundings): number {
  const between = phrases.filter(
    (one) => isBeside(one, box) && isMark(one.text) && one.x >= right(phrase) && right(one) <= box.x + 5,
  );
  return between.length > 0 ? 40 : 0;
}

const isParted = (phrase: Rectangle, box: Rectangle, boxes: readonly Rectangle[]): boolean =>
  boxes.some(
    (other) =>
      other !== box &&
      overlap(other.y, top(other), box.y, top(box)) > 0.4 * Math.min(other.height, box.height) &&
      other.x >= right(phrase) - 3 &&
      right(other) <= box.x + 3,
  );

function aboveOf(box: Rectangle, { phrases, boxes }: Surroundings): NearbyLabel[] {
  return phrases.flatMap((phrase) => {
    const gap = phrase.y - top(box);
    const shared = overlap(phrase.x, right(phrase), box.x, right(box));
    if (gap < -0.45 * phrase.height || gap > 16 || shared < Math.min(6, box.width / 2) || isMark(phrase.text))
      return [];
    const isTaken = boxes.some(
      (other) =>
        other !== box &&
        other.y >= top(box) - 3 &&
        top(other) <= top(phrase) + 2 &&
        overlap(other.x, right(other), phrase.x, right(phrase)) > 5,
    );
    const aside = Math.abs(phrase.x - box.x);
    const isHidden = phrases.some(
      (other) =>
        other !== phrase &&
        !isMark(other.text) &&
        top(other) <= phrase.y + 2 &&
        other.y >= top(box) - 3 &&
        overlap(other.x, right(other), box.x, right(box)) > 10,
    );
    const isCaption =
      phrase.text.startsWith('(') && boxes.some((other) => other !== box && isOver(other, phrase));
    const cost =
      2 +
      Math.max(0, gap) * 0.9 +
      Math.min(aside, 60) * 0.25 +
      (isTaken ? 20 : 0) +
      (isHidden ? 12 : 0) +
      (isCaption ? 10 : 0) +
      (box.x - phrase.x > 30 ? 8 : 0);
    return [{ text: linesAbove(phrase, phrases), phrase, side: 'above' as const, cost }];
  });
}

const isOver = (box: Rectangle, phrase: Rectangle): boolean =>
  Math.abs(box.y - top(phrase)) < 7 && overlap(box.x, right(box), phrase.x, right(phrase)) > 5;

function belowOf(box: Rectangle, around: Surroundings): NearbyLabel[] {
  const { phrases, boxes } = around;
  return phrases.flatMap((phrase) => {
    const gap = box.y - top(phrase);
    const shared = overlap(phrase.x, right(phrase), box.x, right(box));
    if (gap < -4 || gap > 12 || shared < 6 || isMark(phrase.text)) return [];
    if (phrase.x < box.x - 8 && !phrase.text.startsWith('(')) return [];
    const isTaken = boxes.some(
      (other) =>
        other !== box &&
        top(other) <= phrase.y + 4 &&
        phrase.y - top(other) < 8 &&
        overlap(other.x, right(other), phrase.x, right(phrase)) > 5,
    );
    // In brackets below a line stands what is written on it.
    const isCaption = /^\(.*\)[.:,]?$/.test(phrase.text);
    const habit = isCaption && gap < 5 ? 14 : isCaption ? 6 : phrase.bold || phrase.text.length > 70 ? -6 : 0;
    const aside = isCaption ? 0 : Math.min(Math.abs(phrase.x - box.x), 60) * 0.2;
    const cost = 7 - habit + Math.max(0, gap) * 0.9 + aside + (isTaken ? 6 : 0);
    return [{ text: linesBelow(phrase, around), phrase, side: 'below' as const, cost }];
  });
}

/** What stands to the right of a check box, with the lines that go on below, or to its left where that is closer. */
export function labelsOfCheck(box: Rectangle, around: Surroundings, known: string): readonly NearbyLabel[] {
  const beside = around.phrases.filter((phrase) => isBeside(phrase, box) && !isMark(phrase.text));
  const after = beside
    .filter((phrase) => phrase.x >= right(box) - 3)
    .sort((one, other) => one.x - other.x)
    .slice(0, 1)
    .filter(
      (phrase) => !isParted({ ...box, width: box.width }, { ...box, x: phrase.x, width: 1 }, around.boxes),
    )
    .map((phrase) => ({
      text: linesAround(phrase, around),
      phrase,
      side: 'right' as const,
      cost: Math.max(0, phrase.x - right(box)),
    }));
  const before = leftOf(box, around).map((found) => ({ ...found, cost: found.cost * 2 + 3 }));
  return [...after, ...before]
    .map((found) => ({ ...found, cost: found.cost - 12 * likeness(found.text, known) }))
    .sort((one, other) => one.cost - other.cost);
}
