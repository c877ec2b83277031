import { describe, expect, it } from '@jest/globals';
import { placementStatus } from './placement-status';

describe('where an employment stands', () => {
  it.each([
    [{}, 'undated'],
    [{ start_date: '2026-11-26' }, 'upcoming'],
    [{ start_date: '2026-11-25' }, 'current'],
    [{ start_date: '2026-11-01', end_date: '2026-11-25' }, 'ending'],
    [{ start_date: '2026-11-01', end_date: '2026-11-24' }, 'ended'],
    [{ end_date: '2026-11-24' }, 'ended'],
  ])('with %j is %s', (days, word) => {
    expect(placementStatus(days, '2026-11-25').word).toBe(word);
  });
});
