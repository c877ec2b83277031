import * as harfbuzz from 'harfbuzzjs';
import type { Face } from './face.js';
import type { PlacedGlyph } from './placed-glyph.js';
import { UndrawableText } from './undrawable-text.js';

type Direction = 'ltr' | 'rtl';

/** Glyphs that show some characters together: they cannot be told apart. */
interface Cluster {
  readonly start: number;
  readonly glyphs: PlacedGlyph[];
}

const WORD_JOINER = 0x2060;

/** Noto Sans has letters of two kinds of shaping, which are shaped apart. */
const ofOneScript =
  /[\p{Script=Devanagari}\p{M}\u200c\u200d\s]*\p{Script=Devanagari}[\p{Script=Devanagari}\p{M}\u200c\u200d\s]*|[^\p{Script=Devanagari}]+/gu;

/** One glyph run in one direction, its glyphs from left to right. */
export function shapeRun(face: Face, text: string, direction: Direction): readonly PlacedGlyph[] {
  const parts = text.match(ofOneScript) ?? [];
  const shaped = parts.map((part) => shapePart(face, part, direction));
  return (direction === 'rtl' ? shaped.reverse() : shaped).flat();
}

function shapePart(face: Face, text: string, direction: Direction): readonly PlacedGlyph[] {
  const clusters = clustersOf(face, text, direction);
  const starts = clusters.map(({ start }) => start).sort((one, other) => one - other);
  return clusters.flatMap(({ start, glyphs }) => {
    const end = starts[starts.indexOf(start) + 1] ?? text.length;
    const codePoints = [...text.slice(start, end)].map((character) => character.codePointAt(0) ?? 0);
    return direction === 'rtl' ? letterByLetter(face, glyphs, codePoints) : inOrder(glyphs, codePoints);
  });
}

/**
 * The characters of a cluster in the order of reading, whatever each glyph shows of them: a vowel sign may stand before its
 * consonant. A glyph that is left over says nothing; readers take an empty text for none and make one up.
 */
function inOrder(glyphs: readonly PlacedGlyph[], codePoints: readonly number[]): readonly PlacedGlyph[] {
  const last = glyphs.length - 1;
  return glyphs.map((glyph, at) => {
    const own = codePoints.slice(at, at === last ? undefined : at + 1);
    return { ...glyph, codePoints: own.length > 0 ? own : [WORD_JOINER] };
  });
}

function clustersOf(face: Face, text: string, direction: Direction): readonly Cluster[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(direction === 'rtl' ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS);
  harfbuzz.shape(face.shaper, buffer);
  const places = buffer.getGlyphPositions();
  const clusters: Cluster[] = [];
  buffer.getGlyphInfos().forEach(({ codepoint: id, cluster: start }, at) => {
    if (id === 0) throw new UndrawableText(text);
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
    const glyph = {
      id,
      codePoints: [],
      advance: xAdvance * face.scale,
      dx: xOffset * face.scale,
      dy: yOffset * face.scale,
    };
    const current = clusters.at(-1);
    if (current?.start === start) current.glyphs.push(glyph);
    else clusters.push({ start, glyphs: [glyph] });
  });
  return clusters;
}

/**
 * Readers of PDFs turn right-to-left text around glyph by glyph, and a ligature's letters with it: "الله" would come back
 * with its letters reversed. So each letter gets a code of its own, from left to right; the last glyph's letters share its
 * width, and the first of them carries the outline.
 */
function letterByLetter(
  face: Face,
  glyphs: readonly PlacedGlyph[],
  codePoints: readonly number[],
): readonly PlacedGlyph[] {
  const letters = [...codePoints].reverse();
  const last = glyphs.length - 1;
  return glyphs.flatMap((glyph, at) =>
    at < last || letters.length <= glyphs.length
      ? [{ ...glyph, codePoints: letters[at] === undefined ? [WORD_JOINER] : letters.slice(at, at + 1) }]
      : divided(face, glyph, letters.slice(at)),
  );
}

function divided(face: Face, glyph: PlacedGlyph, letters: readonly number[]): readonly PlacedGlyph[] {
  const blank = face.glyph(0x20)?.id ?? 0;
  const nominal = face.advanceOf(glyph.id) / letters.length;
  return letters.map((letter, at) => ({
    ...glyph,
    id: at === 0 ? glyph.id : blank,
    codePoints: [letter],
    advance: glyph.advance / letters.length,
    nominal,
  }));
}
