import type { Rectangle } from '../page/marks.js';
import { isBeside, right, top } from './is-beside.js';
import type { PrintedPhrase } from './printed-phrase.js';
import { isMark } from './to-label.js';

export interface Surroundings {
  readonly phrases: readonly PrintedPhrase[];
  /** The boxes of the page. */
  readonly boxes: readonly Rectangle[];
  /** Those of them that are crossed. */
  readonly checks: readonly Rectangle[];
}

const isSameText = (one: PrintedPhrase, other: PrintedPhrase): boolean =>
  Math.abs(one.height - other.height) < 0.3 * one.height;

const begins =
  /^(?:\(?\d{1,2}\s*\(?[a-z]?\)?[.)]?|\(?[a-zA-Z][.)]|\([a-z]\)|[b-z]|[A-Z](?=\s\p{Lu}\p{Ll})|[•▶*])\s/u;
const item = /^(?:\(?\d{1,2}\s*\(?[a-z]?\)?[.)]?|\(?[a-zA-Z][.)]|\([a-z]\)|[b-z]|[A-Z]|[•▶*])$/;
const isEnd = (text: string): boolean => /[.:!?]$/.test(text);

/** Whether a number or a letter of its own stands before it. */
export const isItem = (phrase: PrintedPhrase, phrases: readonly PrintedPhrase[]): boolean =>
  begins.test(phrase.text) ||
  phrases.some(
    (other) =>
      item.test(other.text) &&
      isBeside(other, phrase) &&
      right(other) <= phrase.x &&
      phrase.x - right(other) < 26,
  );

/** The line before a line of the same paragraph; the first line of an item may stand out to the left. */
function lineBefore(phrase: PrintedPhrase, phrases: readonly PrintedPhrase[]): PrintedPhrase | undefined {
  return phrases.find((other) => {
    const gap = other.y - top(phrase);
    const aside = phrase.x - other.x;
    return (
      other !== phrase &&
      isSameText(phrase, other) &&
      !isMark(other.text) &&
      gap > -0.45 * phrase.height &&
      gap < 0.6 * phrase.height &&
      (Math.abs(aside) < 6 || (aside > 0 && aside < 32 && begins.test(other.text)))
    );
  });
}

export function lineAfter(
  phrase: PrintedPhrase,
  { phrases, checks }: Surroundings,
): PrintedPhrase | undefined {
  return phrases.find((other) => {
    const gap = phrase.y - top(other);
    const isNext =
      gap > -0.45 * phrase.height && gap < 0.6 * phrase.height && Math.abs(other.x - phrase.x) < 6;
    return other !== phrase && isNext && isSameText(phrase, other) && !isOfBox(other, checks);
  });
}

/** A line with a box of its own before it is the label of that. */
const isOfBox = (phrase: PrintedPhrase, boxes: readonly Rectangle[]): boolean =>
  boxes.some((box) => isBeside(phrase, box) && phrase.x >= right(box) - 3 && phrase.x - right(box) < 26);

/** A paragraph that leads to a box at its last line. */
export function paragraphEnding(phrase: PrintedPhrase, { phrases, boxes }: Surroundings): string {
  const lines = [phrase];
  for (let steps = 0; steps < 9; steps += 1) {
    const [first = phrase] = lines;
    if (isItem(first, phrases)) break;
    const before = lineBefore(first, phrases);
    if (!before || before.reach > right(before) + 4) break;
    const isSentence = isEnd(before.text) && !/^\p{Ll}/u.test(first.text);
    if (isSentence && (before.width < 0.7 * first.width || before.text.endsWith(':') || first.width < 120))
      break;
    const goesOn = /^\p{Ll}/u.test(first.text);
    const isBroad = lines.length > 1 && before.width > 0.8 * first.width && !isEnd(before.text);
    if (isShortLine(before) && isShortLine(first) && !goesOn && !isBroad) break;
    if (boxes.some((box) => isBeside(before, box) && box.x > right(before) - 3 && box.x - right(before) < 12))
      break;
    lines.unshift(before);
  }
  return spoken(lines);
}

/** Captions below each other are no paragraph. */
const isShortLine = ({ width, text }: PrintedPhrase): boolean => width < 130 && !/[,–-]$/.test(text);

export function linesAbove(phrase: PrintedPhrase, phrases: readonly PrintedPhrase[]): string {
  const lines = [phrase];
  for (let steps = 0; steps < 2; steps += 1) {
    const [first = phrase] = lines;
    if (!/^[\p{Ll}(]/u.test(first.text) || isItem(first, phrases)) break;
    const before = lineBefore(first, phrases);
    if (!before || Math.abs(before.x - first.x) > 6) break;
    lines.unshift(before);
  }
  return spoken(lines);
}

export function linesBelow(phrase: PrintedPhrase, around: Surroundings): string {
  const lines = [phrase];
  for (let steps = 0; steps < 5; steps += 1) {
    const last = lines.at(-1) ?? phrase;
    const after = lineAfter(last, around);
    if (isEnd(last.text) || !after || begins.test(after.text)) break;
    if (/^\p{Lu}/u.test(after.text) && (after.bold !== last.bold || last.width < 60)) break;
    lines.push(after);
  }
  return spoken(lines);
}

/** A box that is crossed may stand beside the middle of its text. */
export function linesAround(phrase: PrintedPhrase, around: Surroundings): string {
  const lines = [phrase];
  for (let steps = 0; steps < 3; steps += 1) {
    const [first = phrase] = lines;
    const before = /^\p{Ll}/u.test(first.text) ? lineBefore(first, around.phrases) : undefined;
    if (!before || isEnd(before.text) || isOfBox(before, around.checks)) break;
    lines.unshift(before);
  }
  const above = lines.slice(0, -1).map(({ text }) => text);
  return [...above, linesBelow(phrase, around)].join(' ');
}

/** The words in heavy type with which a paragraph begins are its name. */
function spoken(lines: readonly PrintedPhrase[]): string {
  const text = lines.map((line) => line.text).join(' ');
  const [first] = lines;
  const lead = first?.lead ?? '';
  return lines.length > 1 && !isMark(lead) && lead.length >= 8 && /[.:]$/.test(lead) ? lead : text;
}
