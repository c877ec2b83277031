import bidiModule, { type Bidi } from 'bidi-js';
import type { Face } from './face.js';
import { faces, type Style } from './faces.js';
import type { PlacedGlyph } from './placed-glyph.js';
import { shapeRun } from './shape-run.js';
import { UndrawableText } from './undrawable-text.js';

// The package is CommonJS: Node gives its factory itself where its types promise a module.
const bidi = isFactory(bidiModule) ? bidiModule() : bidiModule.default();

export interface GlyphRun {
  readonly face: Face;
  /** In thousandths of the face's own size: a face may be set larger than its neighbours. */
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
  /** What it says, in the order of reading. */
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** A line of text ready to draw: runs and glyphs from left to right as they are seen. */
export interface ShapedLine {
  readonly runs: readonly GlyphRun[];
  readonly width: number;
  readonly rightToLeft: boolean;
}

interface LogicalRun {
  readonly face: Face;
  readonly text: string;
  readonly level: number;
}

const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\u200f\u202b\u202e\u2067]/u;
const needsShaping =
  /[\p{M}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Syriac}\u200c\u200d]/u;
/** Also selectors of variants: a variant of a character is drawn as the character. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Variation_Selector}]/gu;

export function shape(text: string, style: Style): ShapedLine {
  const clean = text.normalize('NFC').replaceAll(/[\t\n\r\u00a0\u202f]/g, ' ');
  const plain = !rightToLeftLetter.test(clean);
  const runs = plain ? splitByFace(clean.replaceAll(invisible, ''), style, 0) : visualOrder(clean, style);
  const shaped = runs.map((run): GlyphRun => {
    const glyphs = glyphsOf(run);
    return {
      face: run.face,
      glyphs,
      width: widthOf(glyphs) * run.face.magnification,
      text: run.text,
      isRightToLeft: run.level % 2 === 1,
    };
  });
  const width = shaped.reduce((sum, run) => sum + run.width, 0);
  return { runs: shaped, width, rightToLeft: !plain && baseLevel(clean) === 1 };
}

function isFactory(value: unknown): value is () => Bidi {
  return typeof value === 'function';
}

function baseLevel(text: string): number {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0;
}

/** Unicode Bidirectional Algorithm: split at changes of level, then reverse runs from the highest level down (rule L2). */
function visualOrder(text: string, style: Style): LogicalRun[] {
  const { levels } = bidi.getEmbeddingLevels(text);
  const runs: LogicalRun[] = [];
  for (let start = 0; start < text.length;) {
    const level = levels[start] ?? 0;
    let end = start + 1;
    while (end < text.length && levels[end] === level) end += 1;
    runs.push(...splitByFace(text.slice(start, end).replaceAll(invisible, ''), style, level));
    start = end;
  }
  return reorder(runs);
}

function reorder(runs: readonly LogicalRun[]): LogicalRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

/** Marks and spaces stay in the face of the letter before them wherever that face has them. */
function splitByFace(text: string, style: Style, level: number): LogicalRun[] {
  const runs: { face: Face; text: string; level: number }[] = [];
  for (const character of text) {
    const current = runs.at(-1);
    const face = faceFor(character, style, current?.face);
    if (current?.face === face) current.text += character;
    else runs.push({ face, text: character, level });
  }
  return runs;
}

function faceFor(character: string, style: Style, current: Face | undefined): Face {
  const codePoint = character.codePointAt(0) ?? 0;
  const chain = faces[style];
  const follows = !/[\p{L}\p{N}]/u.test(character);
  if (follows && current?.has(codePoint)) return current;
  return chain.find((face) => face.has(codePoint)) ?? chain[0];
}

function glyphsOf(run: LogicalRun): readonly PlacedGlyph[] {
  if (run.level % 2 === 1 || needsShaping.test(run.text))
    return shapeRun(run.face, run.text, run.level % 2 === 1 ? 'rtl' : 'ltr');
  return [...run.text].map((character) => {
    const glyph = run.face.glyph(character.codePointAt(0) ?? 0);
    if (!glyph) throw new UndrawableText(character);
    return glyph;
  });
}

function widthOf(glyphs: readonly PlacedGlyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
}
