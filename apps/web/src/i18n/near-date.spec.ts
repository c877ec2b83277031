import { describe, expect, it } from '@jest/globals';
import { nearDate } from './near-date';

const now = new Date('2026-11-25T12:00:00Z');

describe('a day that is near', () => {
  it('has its weekday within two weeks, else its year', () => {
    expect(nearDate('2026-11-30', now, 'en', 'long')).toBe('Monday, November 30');
    expect(nearDate('2026-11-16', now, 'en')).toBe('Mon,\u00a0Nov\u00a016');
    expect(nearDate('2027-02-01', now, 'en')).toBe('Feb\u00a01,\u00a02027');
  });
});
