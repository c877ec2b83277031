import { describe, expect, it } from '@jest/globals';
import { dueStatusAt, dueStatusOn, dayBoundary, formatLastChange, toDateInput } from './due-status';

const now = new Date(2026, 10, 21, 11, 0);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

describe('a deadline', () => {
  it('that is past is overdue since its day', () => {
    expect(dueStatusAt(at(16, 17), now, 'en')).toEqual({
      urgency: 'overdue',
      date: 'Monday, November 16',
      days: -5,
    });
  });

  it('of this very day is due today until its hour, and overdue after it', () => {
    expect(dueStatusAt(at(21, 17), now, 'en').urgency).toBe('today');
    expect(dueStatusAt(at(21, 10), now, 'en').urgency).toBe('overdue');
  });

  it('is soon for three days, and later from then on', () => {
    expect(dueStatusAt(at(24, 23), now, 'en')).toMatchObject({ urgency: 'soon', days: 3 });
    expect(dueStatusAt(at(25, 0), now, 'en')).toMatchObject({ urgency: 'later', days: 4 });
  });

  it('names the year where it is another, in the reader’s language', () => {
    expect(dueStatusAt(new Date(2027, 0, 4, 9).toISOString(), now, 'es').date).toBe(
      'lunes, 4 de enero de 2027',
    );
  });

  it('that is a day lasts to its end', () => {
    expect(dueStatusOn('2026-11-21', now, 'en').urgency).toBe('today');
    expect(dueStatusOn('2026-11-20', now, 'en')).toMatchObject({ urgency: 'overdue', days: -1 });
  });
});

describe('a visit', () => {
  it.each([
    [new Date(2026, 10, 21, 10, 59, 50), 'this minute'],
    [new Date(2026, 10, 21, 9, 0), '2 hours ago'],
    [new Date(2026, 10, 20, 8, 0), 'yesterday'],
    [new Date(2026, 10, 1, 8, 0), 'Nov 1, 2026'],
  ])('at %s is said as %s', (moment, words) => {
    expect(formatLastChange(moment.toISOString(), now, 'en')).toBe(words);
  });
});

describe('a day that is picked', () => {
  it('is asked from its first to its last moment where the reader is', () => {
    expect(dayBoundary('2026-11-26', 'first')).toBe(new Date(2026, 10, 26).toISOString());
    expect(dayBoundary('2026-11-26', 'last')).toBe(new Date(2026, 10, 26, 23, 59, 59, 999).toISOString());
    expect(dayBoundary('soon', 'first')).toBeUndefined();
  });

  it('comes back as it was picked', () => {
    for (const edge of ['first', 'last'] as const)
      expect(toDateInput(dayBoundary('2026-11-26', edge) ?? '')).toBe('2026-11-26');
    expect(toDateInput('never')).toBe('');
  });
});
