import { describe, expect, it } from '@jest/globals';
import { isTodayNarrowed, nextMonday, parseTodaySearch, startsQuery } from './today-search';

const nothing = { due: '', employer: '', client: '', starts: '', show: '', from: '', after: '' };

describe('what the address asks of Today', () => {
  it('is left out where it cannot be asked', () => {
    const made = {
      due: 'soon',
      employer: 'er_<script>',
      starts: '2026-02-30',
      show: ['ready'],
      from: "x' OR",
    };
    expect(parseTodaySearch(made)).toEqual(nothing);
    expect(parseTodaySearch({})).toEqual(nothing);
    expect(isTodayNarrowed(parseTodaySearch({ due: 'late' }))).toBe(false);
    expect(isTodayNarrowed(parseTodaySearch({ starts: '2026-11-30' }))).toBe(true);
  });

  it('is those who start from today until the next Monday, or on one day', () => {
    expect(nextMonday('2026-11-25')).toBe('2026-11-30');
    expect(nextMonday('2026-11-29')).toBe('2026-11-30');
    expect(nextMonday('2026-11-30')).toBe('2026-12-07');
    const today = '2026-11-25';
    const asked = parseTodaySearch({ starts: '2026-12-01' });
    expect(startsQuery(parseTodaySearch({}), today)).toMatchObject({
      starts_on_gte: '2026-11-25',
      starts_on_lte: '2026-11-30',
    });
    expect(startsQuery(asked, today)).toMatchObject({
      starts_on_gte: '2026-12-01',
      starts_on_lte: '2026-12-01',
    });
  });
});
