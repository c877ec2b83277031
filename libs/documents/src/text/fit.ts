import { shape, type ShapedLine } from './shape.js';
import type { Style } from './faces.js';

export interface FittedText {
  readonly lines: readonly ShapedLine[];
  readonly size: number;
  /** Distance between baselines. */
  readonly leading: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** What a line may not divide, with the space after it. Widths are in thousandths of the font size. */
interface Piece {
  readonly text: string;
  readonly width: number;
  /** Without the space after it: a line may end here. */
  readonly ending: number;
}

type Paragraph = readonly Piece[];

const LEADING = 1.14;

/** Breaks a text into lines no wider than `width` points at `size`. A word wider than a line is broken inside. */
export function wrap(text: string, style: Style, size: number, width: number): ShapedLine[] {
  return paragraphsOf(text, style)
    .flatMap((paragraph) => linesOf(paragraph, style, (width * 1000) / size))
    .map((line) => shape(line, style));
}

/**
 * The largest size at which a text stands whole in a room: it shrinks and wraps, and is never cut off.
 * Below `floor` words are broken to use every line to its end; the room is then small for any reader, but nothing is lost.
 */
export function fit(text: string, style: Style, room: Room, largest: number, floor = 5): FittedText {
  const paragraphs = paragraphsOf(text, style);
  const longest = Math.max(0, ...paragraphs.flat().map(({ ending }) => ending));
  for (let size = largest; ; size -= size > 3 ? 0.25 : size * 0.08) {
    const width = (room.width * 1000) / size;
    if (longest > width && size > floor) continue;
    const lines = paragraphs.flatMap((paragraph) => linesOf(paragraph, style, width));
    const isTooTall = lines.length > 1 && lines.length * size * LEADING > room.height + 0.6;
    if (isTooTall && size > 0.5) continue;
    return { lines: lines.map((line) => shape(line, style)), size, leading: size * LEADING };
  }
}

/** Whether a word is wider than a line, and would be broken inside. */
export function hasLongWord(text: string, style: Style, size: number, width: number): boolean {
  return paragraphsOf(text, style).some((paragraph) =>
    paragraph.some(({ ending }) => (ending * size) / 1000 > width),
  );
}

function paragraphsOf(text: string, style: Style): Paragraph[] {
  return text.split(/\r?\n/).map((paragraph) =>
    piecesOf(paragraph.trimEnd()).map((piece) => ({
      text: piece,
      width: shape(piece, style).width,
      ending: shape(piece.trimEnd(), style).width,
    })),
  );
}

function linesOf(paragraph: Paragraph, style: Style, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const piece of paragraph) {
    if (taken + piece.ending <= width) {
      line += piece.text;
      taken += piece.width;
      continue;
    }
    if (line.trim() !== '') lines.push(line);
    const parts = piece.ending <= width ? [piece.text] : brokenWord(piece.text, style, width);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
    taken = parts.length > 1 ? shape(line, style).width : piece.width;
  }
  return [...lines, line].map((one) => one.trim()).filter((one) => one !== '');
}

const ideograph = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
/** A line may break after spaces, after a hyphen before a letter, and between any two Chinese or Japanese characters. */
const breakable = new RegExp(
  `[${ideograph}]\\s*|[^\\s${ideograph}]*?[-–—/@](?=\\p{L})|[^\\s${ideograph}]+\\s*|\\s+`,
  'gu',
);

/** Written without spaces between words: a dictionary knows where they end. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const words = new Intl.Segmenter('en', { granularity: 'word' });
/** Puts the next consonant below this one: what it joins is not divided. */
const joiner = /[\u17d2\u1039]$/;

function piecesOf(text: string): string[] {
  const pieces = text.match(breakable) ?? [];
  return unspaced.test(text) ? pieces.flatMap(wordsOf) : pieces;
}

function wordsOf(piece: string): string[] {
  return [...words.segment(piece)].reduce<string[]>((found, { segment, isWordLike }) => {
    const last = found.pop();
    if (last === undefined) return [segment];
    return isWordLike && !joiner.test(last) ? [...found, last, segment] : [...found, last + segment];
  }, []);
}

function brokenWord(word: string, style: Style, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
    const mayEnd = part !== '' && !joiner.test(part);
    if (mayEnd && shape((part + segment).trimEnd(), style).width > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
