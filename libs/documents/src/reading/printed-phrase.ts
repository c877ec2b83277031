import type { Rectangle } from '../page/marks.js';
import type { PrintedWord } from './text-of-page.js';

/** Words of one line that stand together: the text of a cell, a caption, a line of a paragraph. */
export interface PrintedPhrase extends Rectangle {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  /** The words in heavy type with which it begins, where the rest is not. */
  readonly lead: string;
  /** How far dots or a line lead from it to the right. */
  readonly reach: number;
}

/** Dots that lead the eye to a box say nothing. */
const leader = /^[.·…_\s]{2,}$|^[.·…_]$/;

/** Phrases of a page from top to bottom, from left to right. */
export function phrasesOf(words: readonly PrintedWord[]): readonly PrintedPhrase[] {
  const rows: PrintedWord[][] = [];
  const sorted = [...words].sort((one, other) => middle(other) - middle(one));
  for (const word of sorted) {
    const row = rows.findLast((one) => one[0] && sharesRow(one[0], word));
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.flatMap((row) => inRow(row.sort((one, other) => one.x - other.x)));
}

const middle = ({ y, height }: Rectangle): number => y + height / 2;

/** Superscripts and smaller print on the same line are of the line. */
const sharesRow = (one: PrintedWord, other: PrintedWord): boolean =>
  Math.abs(middle(one) - middle(other)) < 0.35 * Math.min(one.height, other.height);

function inRow(words: readonly PrintedWord[]): PrintedPhrase[] {
  const phrases: PrintedPhrase[] = [];
  let open: PrintedWord[] = [];
  const close = () => {
    const phrase = joined(open);
    if (phrase) phrases.push(phrase);
    open = [];
  };
  for (const word of words) {
    const last = open.at(-1);
    if (leader.test(word.text)) {
      close();
      const before = phrases.at(-1);
      if (before) phrases[phrases.length - 1] = { ...before, reach: word.x + word.width };
      continue;
    }
    if (last && word.x - (last.x + last.width) > 0.65 * Math.min(last.height, word.height)) close();
    open.push(word);
  }
  close();
  return phrases;
}

function joined(words: readonly PrintedWord[]): PrintedPhrase | null {
  const [first] = words;
  if (!first) return null;
  const y = Math.min(...words.map((word) => word.y));
  const last = words.at(-1) ?? first;
  const heavy = words.findIndex(({ bold }) => !bold);
  return {
    text: words
      .map(({ text }) => text.replace(/[.·…_]{3,}/g, ' ').trim())
      .filter(Boolean)
      .join(' '),
    x: first.x,
    y,
    width: last.x + last.width - first.x,
    height: Math.max(...words.map((word) => word.y + word.height)) - y,
    size: first.size,
    reach: last.x + last.width,
    bold: heavy === -1,
    lead: words
      .slice(0, Math.max(0, heavy))
      .map(({ text }) => text)
      .join(' '),
  };
}
