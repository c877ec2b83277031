import { describe, expect, it } from '@jest/globals';
import { weekdaysOf, weekdaysText } from './weekdays-text.js';

describe('days of the week in a text', () => {
  it.each([
    ['mon-fri', [1, 2, 3, 4, 5]],
    ['Tuesday – Saturday', [2, 3, 4, 5, 6]],
    ['fri-mon', [0, 1, 5, 6]],
    ['mon; wed,wed fri', [1, 3, 5]],
    ['daily', [0, 1, 2, 3, 4, 5, 6]],
    ['someday, mon-tue-wed, mon-later', []],
    ['', []],
  ])('%j are %j', (text, days) => expect(weekdaysOf(text)).toEqual(days));

  it.each([
    [[], ''],
    [[1, 2, 3, 4, 5], 'mon-fri'],
    [[1, 3, 5], 'mon,wed,fri'],
    [[5, 6, 0], 'fri-sun'],
    [[0, 1, 2, 4, 5], 'mon,tue,thu,fri,sun'],
    [[6, 5, 4, 3, 2, 1, 0], 'daily'],
  ])('%j are written %j', (days, text) => {
    expect(weekdaysText(days)).toBe(text);
    expect(weekdaysOf(text)).toEqual([...days].sort());
  });

  it('are the same again for any choice of days', () => {
    for (let chosen = 0; chosen < 128; chosen += 1) {
      const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => chosen & (1 << day));
      expect(weekdaysOf(weekdaysText(days))).toEqual(days);
    }
  });
});
