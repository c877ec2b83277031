import { describe, expect, it } from '@jest/globals';

import { rehireAmong } from './rehire-among.js';

const period = (id: string, starts_on: string | null, ends_on: string | null, is_deleted = false) => ({
  id,
  starts_on,
  ends_on,
  is_deleted,
});
const first = period('first', '2026-01-05', '2026-06-30');

describe('somebody is hired again', () => {
  it.each([
    ['after all that they did before had ended', [first, period('again', '2026-09-01', null)], 'again'],
    ['the day after', [first, period('again', '2026-07-01', null)], 'again'],
    [
      'after a placement that was deleted',
      [period('gone', null, '2026-06-30', true), period('again', '2026-09-01', null)],
      'again',
    ],
    ['for a time', [first, period('again', '2026-09-01', '2026-12-01')], 'again'],
    [
      'a third time',
      [first, period('again', '2026-09-01', '2026-12-01'), period('third', '2027-02-01', null)],
      'third',
    ],
  ])('%s', (_title, periods, id) => {
    expect(rehireAmong(periods)?.id).toBe(id);
    expect(rehireAmong(periods.toReversed())?.id).toBe(id);
  });

  it.each([
    ['where it is their first job', [period('only', '2026-01-05', null)]],
    ['where they never came', []],
    ['where the first goes on', [period('first', '2026-01-05', null), period('second', '2026-09-01', null)]],
    ['on the very day on which it ended: they went on', [first, period('second', '2026-06-30', null)]],
    ['by a placement without a first day', [first, period('second', null, null)]],
    ['by one that was deleted', [first, period('again', '2026-09-01', '2026-09-02', true)]],
  ])('not %s', (_title, periods) => {
    expect(rehireAmong(periods)).toBeUndefined();
  });
});
