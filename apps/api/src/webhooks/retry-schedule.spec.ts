import { describe, expect, it } from '@jest/globals';
import { nextAttemptAt } from './retry-schedule.js';

const now = new Date('2026-11-23T09:00:00.000Z');
const secondsAfter = (attempts: number, random = 0.5, retryAfter: number | null = null) => {
  const next = nextAttemptAt(attempts, now, retryAfter, random);
  return next && (next.getTime() - now.getTime()) / 1000;
};

describe('a delivery that fails', () => {
  it('is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and then given up', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => secondsAfter(attempts))).toEqual([
      5,
      300,
      1800,
      7200,
      18_000,
      36_000,
      36_000,
      null,
    ]);
  });

  it('comes back a little earlier or later than others that failed with it', () => {
    expect([secondsAfter(2, 0), secondsAfter(2, 1)]).toEqual([270, 330]);
  });

  it('waits as long as the receiver asks, within an hour', () => {
    expect(secondsAfter(1, 0.5, 120)).toBe(120);
    expect(secondsAfter(4, 0.5, 120)).toBe(7200);
    expect(secondsAfter(1, 0.5, 999_999)).toBe(3600);
  });
});
