import { describe, expect, it } from '@jest/globals';
import { dayAt } from './day-at';
import { longDateOf } from './long-date';

describe('the day of a moment', () => {
  it.each([
    ['America/New_York', '2026-11-28T03:40:00.000Z', '2026-11-27'],
    ['America/New_York', '2026-11-28T05:30:00.000Z', '2026-11-28'],
    ['Pacific/Honolulu', '2026-11-28T09:30:00.000Z', '2026-11-27'],
    ['Pacific/Guam', '2026-11-27T14:30:00.000Z', '2026-11-28'],
    ['UTC', '2026-11-28T03:40:00.000Z', '2026-11-28'],
  ])('in %s at %s is %s', (zone, moment, day) => {
    expect(dayAt(zone, moment)).toBe(day);
    expect(dayAt(zone, new Date(moment))).toBe(day);
  });

  it('stays as it is where it is a day already', () => {
    expect(dayAt('Pacific/Honolulu', '2026-11-28')).toBe('2026-11-28');
  });

  it('is written by the calendar of the zone', () => {
    const written = longDateOf('2026-11-28T03:40:00.000Z', 'en', 'America/New_York');
    expect(written).toBe('November\u00a027,\u00a02026');
  });
});
