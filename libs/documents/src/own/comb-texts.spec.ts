import { describe, expect, it } from '@jest/globals';
import type { FormBox } from '@firstday/domain';
import { combTexts } from './comb-texts.js';

const box = (x: number, comb?: number, y = 100): FormBox => ({
  page: 1,
  x,
  y,
  width: 14 * (comb ?? 10),
  height: 16,
  shows: 'answer',
  field: 'task.a',
  ...(comb !== undefined && { comb }),
});

describe('cells of a sheet take letters and digits', () => {
  it('of several boxes in a row, each takes its part', () => {
    expect(combTexts('123-45-6789', [box(0, 3), box(60, 2), box(100, 4)])).toEqual(['123', '45', '6789']);
    expect(combTexts('(212) 555-0100', [box(0, 3), box(60, 3), box(120, 4)])).toEqual(['212', '555', '0100']);
    expect(combTexts('11/23/2026', [box(0, 2), box(40, 2), box(80, 4)])).toEqual(['11', '23', '2026']);
  });

  it('signs go where there is no cell for them, and stay where there is', () => {
    expect(combTexts('123-45-6789', [box(0, 9)])).toEqual(['123456789']);
    expect(combTexts('123-45-6789', [box(0, 11)])).toEqual(['123-45-6789']);
  });

  it('nothing is lost where an answer is longer than its cells', () => {
    expect(combTexts('12345678901', [box(0, 3), box(60, 2)])).toEqual(['12345678901', '']);
    expect(combTexts('Sample', [box(0)])).toEqual(['Sample']);
  });

  it('boxes in different rows show the same answer', () => {
    expect(combTexts('Ana', [box(0), box(0, undefined, 60)])).toEqual(['Ana', 'Ana']);
  });
});
