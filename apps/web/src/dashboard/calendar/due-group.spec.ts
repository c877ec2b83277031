import { describe, expect, it } from '@jest/globals';
import { dueGroupOf, isDueToday } from './due-group';

/** The end of November 26 in New York. */
const dueAt = '2026-11-27T04:59:59.999Z';

describe('a deadline', () => {
  it.each([
    ['2026-11-19T04:59:59.998Z', 'later', false],
    ['2026-11-20T05:00:00.000Z', 'week', false],
    ['2026-11-26T04:59:59.999Z', 'week', false],
    ['2026-11-26T05:00:00.000Z', 'week', true],
    ['2026-11-27T04:59:59.999Z', 'week', true],
    ['2026-11-27T05:00:00.000Z', 'overdue', false],
  ])('is, at %s, %s', (now, group, isToday) => {
    expect([dueGroupOf(dueAt, new Date(now)), isDueToday(dueAt, new Date(now))]).toEqual([group, isToday]);
  });
});
