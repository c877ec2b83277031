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

/** Breaks a text into lines no wider than `width` points at `size`. A word wider than a line is broken inside. */
export function wrap(text: string, style: Style, size: number, width: number): ShapedLine[] {
  return text.split(/\r?\n/).flatMap((paragraph) => wrapParagraph(paragraph, style, (width * 1000) / size));
}

/**
 * The largest size at which a text stands whole in a room: it shrinks and wraps, and is never cut off.
 * Below `floor` words are broken to use every line to its end; the room is then small for any reader, but nothing is lost.
 */
export function fit(text: string, style: Style, room: Room, largest: number, floor = 5): FittedText {
  for (let size = largest; ; size -= size > 3 ? 0.25 : size * 0.08) {
    const lines = wrap(text, style, size, room.width);
    const leading = size * 1.14;
    const tooTall = lines.length > 1 && lines.length * leading > room.height + 0.6;
    const broken = size > floor && lines.length > 1 && hasLongWord(text, style, size, room.width);
    if ((!tooTall && !broken) || size < 0.5) return { lines, size, leading };
  }
}

/** Whether a word is wider than a line, and would be broken inside. */
export function hasLongWord(text: string, style: Style, size: number, width: number): boolean {
  return pieces(text).some((piece) => (shape(piece.trimEnd(), style).width * size) / 1000 > width);
}

function wrapParagraph(text: string, style: Style, width: number): ShapedLine[] {
  const whole = shape(text.trimEnd(), style);
  if (whole.width <= width) return [whole];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (widthOf(line + piece, style) <= width) {
      line += piece;
      continue;
    }
    if (line.trim() !== '') lines.push(line);
    const parts = widthOf(piece, style) <= width ? [piece] : brokenWord(piece, style, width);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return [...lines, line].filter((one) => one.trim() !== '').map((one) => shape(one.trim(), style));
}

/** Where a line may break: after spaces and hyphens, and between any two Chinese or Japanese characters. */
function pieces(text: string): string[] {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*?[-–—/@](?=\p{L})|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
    ) ?? []
  );
}

function brokenWord(word: string, style: Style, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
    if (part !== '' && widthOf(part + segment, style) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

function widthOf(text: string, style: Style): number {
  return shape(text.trimEnd(), style).width;
}
