import { describe, expect, it } from '@jest/globals';
import { nextDigestAt } from './due-digest.js';

describe('when a digest is asked for next', () => {
  it.each([
    ['before it, the same morning', '2026-10-05T13:00:00Z', '2026-10-05T13:15:00.000Z'],
    ['at it, the next one', '2026-10-05T13:15:00Z', '2026-10-06T13:15:00.000Z'],
    ['late in the evening, the next one there', '2026-10-06T03:30:00Z', '2026-10-06T13:15:00.000Z'],
    [
      'over the end of summer time, by the clock on the wall',
      '2026-10-31T14:00:00Z',
      '2026-11-01T14:15:00.000Z',
    ],
  ])('is %s', (_title, now, next) => {
    expect(nextDigestAt('America/New_York', new Date(now)).toISOString()).toBe(next);
  });
});
