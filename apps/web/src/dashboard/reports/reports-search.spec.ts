import { describe, expect, it } from '@jest/globals';
import { daysOf, parseReportsSearch, parseRowsSearch } from './reports-search';

const today = '2026-11-25';
const of = (given: Record<string, string>) => daysOf(parseReportsSearch(given), today);

describe('what the address asks of reports', () => {
  it('is a month, a quarter, or the days that somebody chose', () => {
    expect(of({})).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    expect(of({ period: 'last_quarter' })).toEqual({ from: '2026-07-01', to: '2026-09-30' });
    expect(of({ period: 'this_month' })).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(of({ period: 'last_month' })).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    const chosen = { period: 'custom', from: '2026-02-01', to: '2026-02-28' };
    expect(of(chosen)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });

  it('leaves out what cannot be asked', () => {
    for (const [from, to] of [
      ['2026-02-30', '2026-03-01'],
      ['2026-03-01', '2026-02-01'],
      ['2020-01-01', '2026-01-01'],
      ['', ''],
    ] as const)
      expect(parseReportsSearch({ period: 'custom', from, to }).period).toBe('this_quarter');
    expect(parseReportsSearch({ report: 'ranking', employer: 'x' })).toMatchObject({
      report: 'time_to_done',
      employer: '',
    });
    expect(parseRowsSearch({ group: `er_1' or`, done: 'yes', after: 'x' })).toMatchObject({
      group: '',
      done: '',
      after: '',
    });
  });
});
