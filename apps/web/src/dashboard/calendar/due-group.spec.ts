import { describe, expect, it } from '@jest/globals';
import { dueGroupOf } from './due-group';

/** The end of November 26 in New York. */
const dueAt = '2026-11-27T04:59:59.999Z';

describe('a deadline', () => {
  it.each([
    ['2026-11-19T04:59:59.998Z', 'later'],
    ['2026-11-20T05:00:00.000Z', 'week'],
    ['2026-11-27T04:59:59.999Z', 'week'],
    ['2026-11-27T05:00:00.000Z', 'overdue'],
  ])('is, at %s, %s', (now, group) => {
    expect(dueGroupOf(dueAt, new Date(now))).toBe(group);
  });
});
