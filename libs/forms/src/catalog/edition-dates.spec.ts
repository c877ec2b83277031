import { describe, expect, it } from '@jest/globals';
import { datedEditionsOf, formKeys } from './catalog.js';
import { type DatedEdition, editionOn, replacementOf } from './edition-dates.js';
import { w4 } from './w-4/w-4.js';

const checked = { checkedOn: '2026-11-25', source: 'a test' };
const dated = (edition: string, usedFrom?: string): DatedEdition => ({
  edition: { ...w4, edition },
  dates: usedFrom === undefined ? null : { usedFrom, ...checked },
});
const years = [dated('2025', '2025-01-01'), dated('2026', '2026-01-01'), dated('2027', '2027-01-01')];
const nameOf = (found: DatedEdition | undefined) => found?.edition.edition;

describe('editions of a form', () => {
  it.each([
    ['2024-06-01', '2025'],
    ['2026-12-31', '2026'],
    ['2027-01-01', '2027'],
    ['2030-01-01', '2027'],
  ])('on %s people are given %s', (day, edition) => {
    expect(nameOf(editionOn(years, day))).toBe(edition);
  });

  it.each([
    ['2026', '2026-12-31', undefined],
    ['2026', '2027-01-01', '2027'],
    ['2025', '2026-06-01', '2026'],
    ['2025', '2027-06-01', '2027'],
    ['2027', '2027-06-01', undefined],
  ])('%s is on %s replaced by %s', (edition, day, by) => {
    expect(nameOf(replacementOf(years, edition, day))).toBe(by);
  });

  it('without dates is given as soon as the program has it, and takes the place of none', () => {
    const undated = [dated('1'), dated('2')];
    expect(nameOf(editionOn(undated, '2026-11-25'))).toBe('2');
    expect(replacementOf(undated, '1', '2026-11-25')).toBeUndefined();
  });
});

describe('the editions of agencies’ forms', () => {
  it.each(formKeys)('%s: dates are days in order, each with what says so', (key) => {
    const isDay = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    const all = datedEditionsOf(key);
    for (const { edition, dates } of all) {
      if (edition.source === 'government') expect(dates).not.toBeNull();
      if (!dates) continue;
      expect(dates).toMatchObject({
        usedFrom: isDay,
        checkedOn: isDay,
        source: expect.stringMatching(/\w{4}/),
      });
      expect(dates.usedUntil ?? dates.usedFrom >= dates.usedFrom).toBeTruthy();
      expect(dates.nextExpected ?? '2026-12').toMatch(/^\d{4}-\d{2}$/);
    }
    const days = all.flatMap(({ dates }) => dates?.usedFrom ?? []);
    expect(days).toEqual([...days].sort());
  });

  it('name no edition that nobody has read: the Form W-4 of 2027 comes in December 2026', () => {
    expect(datedEditionsOf('w-4').map(({ edition }) => edition.edition)).toEqual(['2026']);
    expect(datedEditionsOf('w-4')[0]?.dates).toMatchObject({
      usedUntil: '2026-12-31',
      nextExpected: '2026-12',
    });
    expect(datedEditionsOf('i-9')[0]?.dates?.usedUntil).toBe('2027-05-31');
    expect(datedEditionsOf('constructor')).toEqual([]);
  });
});
