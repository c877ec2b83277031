import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fit, wrap } from './fit.js';
import type { ShapedLine } from './shape.js';

const textOf = (lines: readonly ShapedLine[]) =>
  lines
    .flatMap((line) => line.runs.flatMap((run) => run.glyphs.flatMap((glyph) => glyph.codePoints)))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('')
    .replaceAll(/\s/g, '');

const words = fc.array(fc.stringMatching(/^[A-Za-z0-9ễịÁ,.@'-]{1,30}$/), { minLength: 1, maxLength: 60 });
const rooms = fc.record({
  width: fc.integer({ min: 20, max: 400 }),
  height: fc.integer({ min: 8, max: 120 }),
});

describe('no answer is ever cut off', () => {
  it('every letter of any text stands inside its room', () => {
    fc.assert(
      fc.property(words, rooms, (list, room) => {
        const text = list.join(' ');
        const { lines, size, leading } = fit(text, 'regular', room, 10);
        expect(textOf(lines)).toBe(text.normalize('NFC').replaceAll(/\s/g, ''));
        for (const line of lines) expect((line.width * size) / 1000).toBeLessThanOrEqual(room.width + 0.01);
        if (lines.length > 1) expect(lines.length * leading).toBeLessThanOrEqual(room.height + 0.61);
      }),
      { numRuns: 60 },
    );
  });

  it('a short answer keeps its size', () => {
    expect(fit('Ana', 'regular', { width: 100, height: 14 }, 10)).toMatchObject({ size: 10 });
  });

  it('a longer one shrinks before it wraps, and wraps before it becomes too small to read', () => {
    const room = { width: 100, height: 15 };
    const shrunk = fit('Wolfgang Amadeus Moz', 'regular', room, 10);
    const wrapped = fit('Wolfgang Amadeus Mozart von Salzburg', 'regular', room, 10);
    expect(shrunk.lines).toHaveLength(1);
    expect(shrunk.size).toBeLessThan(10);
    expect(wrapped.lines).toHaveLength(2);
    expect(wrapped.size).toBeGreaterThan(5);
  });

  it('lines break after spaces, hyphens and Chinese characters', () => {
    const lines = (text: string, width: number) =>
      wrap(text, 'regular', 10, width).map((line) => textOf([line]));
    expect(lines('Ana-Maria Lopez', 40)).toEqual(['Ana-', 'Maria', 'Lopez']);
    expect(lines('王小明王小明', 31)).toEqual(['王小明', '王小明']);
  });
});
