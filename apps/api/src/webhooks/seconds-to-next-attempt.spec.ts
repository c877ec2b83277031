import { describe, expect, it } from '@jest/globals';
import { secondsToNextAttempt } from './seconds-to-next-attempt.js';

describe('a delivery that fails', () => {
  it('is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and then given up', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => secondsToNextAttempt(attempts, null, 0.5))).toEqual([
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
    expect([secondsToNextAttempt(2, null, 0), secondsToNextAttempt(2, null, 1)]).toEqual([270, 330]);
  });

  it('waits as long as the receiver asks, within an hour', () => {
    expect(secondsToNextAttempt(1, 120, 0.5)).toBe(120);
    expect(secondsToNextAttempt(4, 120, 0.5)).toBe(7200);
    expect(secondsToNextAttempt(1, 999_999, 0.5)).toBe(3600);
  });
});
