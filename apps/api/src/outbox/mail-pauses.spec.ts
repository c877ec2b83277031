import { describe, expect, it } from '@jest/globals';
import { MailPauses } from './mail-pauses.js';
import { secondsToNextTry } from './seconds-to-next-try.js';

describe('who does not answer', () => {
  it('is left alone twice as long each time, for five minutes at most, until something is taken', () => {
    let now = 0;
    const pauses = new MailPauses(() => now);
    const waits = Array.from({ length: 11 }, () => {
      const wait = pauses.extend('a');
      now += wait;
      return wait / 1000;
    });
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    pauses.end('a');
    expect([pauses.isKnown('a'), pauses.isPaused('a'), pauses.extend('a')]).toEqual([false, false, 1000]);
  });

  it('is so once for all that failed meanwhile, and nobody else is', () => {
    let now = 0;
    const pauses = new MailPauses(() => now);
    pauses.extend('a');
    now = 400;
    expect(pauses.extend('a')).toBe(600);
    expect([pauses.isPaused('a'), pauses.isPaused('b'), pauses.paused()]).toEqual([true, false, ['a']]);
    now = 1000;
    expect([pauses.isPaused('a'), pauses.isKnown('a')]).toEqual([false, true]);
  });

  it('is tried again for two days, and then given up', () => {
    const waits = Array.from({ length: 9 }, (_, at) => secondsToNextTry(at + 1, 0.5));
    expect(waits.slice(0, 3)).toEqual([60, 300, 900]);
    expect(waits.at(-1)).toBeNull();
    const days = waits.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0) / 86_400;
    expect(days).toBeGreaterThan(2);
    expect(days).toBeLessThan(2.2);
  });
});
