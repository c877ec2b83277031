import { describe, expect, it } from '@jest/globals';
import { dueOf } from './due';
import { longDate } from './long-date';

describe('when something is due', () => {
  it('names the weekday and counts business days', () => {
    expect(dueOf('2026-11-26', 2, '2026-11-24', 'en')).toEqual({
      when: 'in',
      date: 'Thursday, November 26',
      days: 2,
    });
  });

  it('names the year where it is another', () => {
    expect(dueOf('2027-01-04', 1, '2026-12-31', 'en')).toMatchObject({ date: 'Monday, January 4, 2027' });
  });

  it('is said in the reader’s language', () => {
    expect(dueOf('2026-11-26', 2, '2026-11-24', 'es')).toMatchObject({ date: 'jueves, 26 de noviembre' });
  });

  it('is today while no business day is left, though it is tomorrow in Greenwich', () => {
    expect(dueOf('2026-11-26', 0, '2026-11-26', 'en')).toEqual({ when: 'today' });
    expect(dueOf('2026-11-26', 0, '2026-11-27', 'en')).toEqual({ when: 'today' });
  });

  it('is a day to come where only a weekend lies between', () => {
    expect(dueOf('2026-11-29', 0, '2026-11-28', 'en')).toEqual({ when: 'on', date: 'Sunday, November 29' });
  });

  it('says how long ago it was', () => {
    expect(dueOf('2026-11-20', -3, '2026-11-25', 'en')).toMatchObject({ when: 'past', days: 3 });
  });

  it('is nothing where no deadline is known', () => {
    expect(dueOf(null, null, '2026-11-25', 'en')).toBeUndefined();
  });

  it('is written with the digits that readers here use, in Arabic too', () => {
    expect(longDate('2026-11-26', 'ar')).toMatch(/26.*2026/);
  });
});
