import { describe, expect, it } from '@jest/globals';
import { archiveQuery, parseArchiveSearch } from './archive-search';

describe('what the address asks of the archive', () => {
  it('is asked of the API in its own words, days as whole days', () => {
    const given = { employee: ' ee_abc ', form: 'form_abc', since: '2026-11-01', until: '2026-11-30' };
    const asked = parseArchiveSearch({ ...given, keptSince: '2027-01-01', keptUntil: '2027-12-31' }, 2);
    expect(archiveQuery(asked)).toEqual({
      employee_id: 'ee_abc',
      form_id: 'form_abc',
      retained_until_gte: '2027-01-01',
      retained_until_lte: '2027-12-31',
      withdrawn_at_gte: '2026-11-01T00:00:00.000Z',
      withdrawn_at_lte: '2026-11-30T23:59:59.999Z',
      page: 2,
    });
  });

  it('is left out where it cannot be asked', () => {
    const made = {
      employee: 'er_abc',
      employer: 'x',
      by: "user_'--",
      form: 'i-9',
      keptUntil: '2027-13-01',
      since: 'yesterday',
      until: ['2026-01-01'],
    };
    expect(archiveQuery(parseArchiveSearch(made, 1))).toEqual({ page: 1 });
  });
});
