import { describe, expect, it } from '@jest/globals';
import { archiveQuery, parseArchiveSearch } from './archive-search';

describe('what the address asks of the archive', () => {
  it('is asked of the API in its own words, days as whole days', () => {
    const asked = parseArchiveSearch({ employee: ' ee_abc ', since: '2026-11-01', until: '2026-11-30' }, 2);
    expect(archiveQuery(asked)).toEqual({
      employee_id: 'ee_abc',
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
      since: 'yesterday',
      until: ['2026-01-01'],
    };
    expect(archiveQuery(parseArchiveSearch(made, 1))).toEqual({ page: 1 });
  });
});
