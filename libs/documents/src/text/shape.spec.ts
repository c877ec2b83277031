import { describe, expect, it } from '@jest/globals';
import { canDraw } from '@firstday/domain/drawing';
import { people } from '../testing/people.js';
import { shape } from './shape.js';

const codePoints = (text: string) =>
  shape(text, 'regular').runs.flatMap((run) => run.glyphs.flatMap((glyph) => glyph.codePoints));
const readBack = (text: string) => String.fromCodePoint(...codePoints(text));

describe('text is laid out in faces that have its letters', () => {
  it.each(people)('covers $of', ({ last, first }) => {
    expect(canDraw(`${last} ${first}`)).toBe(true);
    const missing = shape(`${last} ${first}`, 'regular').runs.flatMap((run) =>
      run.glyphs.filter(({ id }) => id === 0),
    );
    expect(missing).toEqual([]);
  });

  it('keeps a Vietnamese name in one face, however its marks are encoded', () => {
    const composed = shape('Nguyễn Thị Ánh'.normalize('NFC'), 'regular');
    const decomposed = shape('Nguyễn Thị Ánh'.normalize('NFD'), 'regular');
    expect(composed.runs).toHaveLength(1);
    expect(decomposed).toEqual(composed);
  });

  it('orders Arabic from right to left and joins its letters', () => {
    const line = shape('محمد', 'regular');
    expect(line.rightToLeft).toBe(true);
    expect(readBack('محمد')).toBe([...'محمد'].reverse().join(''));
    const apart = [...'محمد'].reduce((sum, letter) => sum + shape(letter, 'regular').width, 0);
    expect(line.width).toBeLessThan(apart);
  });

  it('keeps each letter of an Arabic ligature, so that the name can be read back', () => {
    expect(readBack('الله')).toBe([...'الله'].reverse().join(''));
  });

  it('orders a Latin word inside an Arabic line, and an Arabic word inside a Latin one, as they are read', () => {
    expect(readBack('Ali (محمد) 12')).toBe(`Ali (${[...'محمد'].reverse().join('')}) 12`);
    expect(readBack('محمد ABC')).toBe(`ABC ${[...'محمد'].reverse().join('')}`);
  });

  it('uses one face a script in a mixed name', () => {
    expect(shape('Ana 王 김 Жан', 'regular').runs.map(({ face }) => face.name)).toEqual([
      'NotoSans-Regular',
      'NotoSansHans-Regular',
      'NotoSansKR-Regular',
      'NotoSans-Regular',
    ]);
  });

  it('draws no control character', () => {
    expect(readBack('Ana\u0000\u200b\u202e')).toBe('Ana');
  });
});
