import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inLines, roomOf } from './in-lines.js';

const rooms = [6, 10, 10];

describe('a text over the lines of a form', () => {
  it.each([
    ['one two three', ['one', 'two three', '']],
    ['  one\n\ntwo  ', ['one', 'two', '']],
    ['', ['', '', '']],
    ['sevenlet then', ['', 'sevenlet', 'then']],
    ['123456 7', ['123456', '7', '']],
    ['1234567890123 4', ['123456', '7890123 4', '']],
    ['a b c d e f g h i j k l m n o', ['a b c', 'd e f g h', 'i j k l m n o']],
    ['漢字漢字', ['', '漢字漢字', '']],
  ])('%j is written as %j', (text, lines) => {
    expect(inLines(text, rooms)).toEqual(lines);
  });

  it('loses no letter, and fills no line but the last beyond its room', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const lines = inLines(text, rooms);
        expect(lines.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
        lines.slice(0, -1).forEach((line, at) => expect(roomOf(line)).toBeLessThanOrEqual(rooms[at] ?? 0));
      }),
    );
  });
});
