import { describe, expect, it } from '@jest/globals';
import { nearDate } from './near-date';

const today = '2026-11-25';

describe('a day that is near', () => {
  it('has its weekday within two weeks, else its year', () => {
    expect(nearDate('2026-11-30', today, 'en', 'long')).toBe('Monday, November 30');
    expect(nearDate('2026-11-16', today, 'en')).toBe('Mon,\u00a0Nov\u00a016');
    expect(nearDate('2027-02-01', today, 'en')).toBe('Feb\u00a01,\u00a02027');
  });
});
