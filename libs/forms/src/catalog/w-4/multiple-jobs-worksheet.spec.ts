import { describe, expect, it } from '@jest/globals';
import type { Answers } from '../../answers.js';
import { w4Sheet } from './generated/w-4-sheet.js';
import { multipleJobsTables } from './multiple-jobs-tables.js';
import { multipleJobsWorksheet } from './multiple-jobs-worksheet.js';

/** The rows of page 5 of the agency's file: the amounts of each, from top to bottom. */
function printedRows(): readonly (readonly number[])[] {
  const page = w4Sheet.split(/^page.*$/m).find((text) => text.includes('Lower Paying Job Annual')) ?? '';
  const rows = new Map<number, { x: number; amount: number }[]>();
  for (const [, x, y, amount] of page.matchAll(/^text \w+ 8 ([\d.]+) ([\d.]+) [\d.]+\|\$?([\d,]+)$/gm)) {
    if (Number(x) < 118) continue;
    // Lines are 12 points apart; a figure may stand half a point off its line.
    const line = Math.round(Number(y) / 12);
    const row = rows.get(line) ?? [];
    row.push({ x: Number(x), amount: Number(amount?.replaceAll(',', '')) });
    rows.set(line, row);
  }
  return [...rows]
    .sort(([one], [other]) => other - one)
    .map(([, row]) => row.sort((one, other) => one.x - other.x).map(({ amount }) => amount))
    .filter((row) => row.length === 12 && row[0] !== 9_999);
}

const worked = (status: string, wages: readonly number[], periods = '26') => {
  const entered: Answers = {
    ...Object.fromEntries(wages.map((amount, at) => [`worksheet.wages_${at + 1}`, amount])),
    'worksheet.pay_periods': periods,
  };
  const result = multipleJobsWorksheet.compute(entered, { 'task.filing_status': status });
  return 'amount' in result ? result.amount : result.outside.en;
};
const single = 'single_or_married_filing_separately';
const joint = 'married_filing_jointly';

describe('the multiple jobs worksheet', () => {
  it('has the tables of the form, row for row', () => {
    const ours = [joint, single, 'head_of_household'].flatMap((status) =>
      Object.entries(multipleJobsTables)
        .filter(([key]) => key === status)
        .flatMap(([, rows]) => rows.map(({ amounts }) => amounts)),
    );
    expect(ours).toHaveLength(43);
    expect(printedRows()).toEqual(ours);
  });

  it.each([
    // Line 1 by hand from page 5, line 4 is a paycheck's part of it.
    [single, [52_000, 30_000], '26', 5_080 / 26],
    [single, [30_000, 52_000], '26', 5_080 / 26],
    [single, [59_999.99, 39_999.99], '52', 5_080 / 52],
    [single, [60_000, 40_000], '24', 7_100 / 24],
    [joint, [150_000, 85_000], '12', 14_640 / 12],
    [joint, [9_000, 8_000], '26', 0],
    ['head_of_household', [450_000, 120_000], '26', 30_190 / 26],
    // Lines 2a to 2c: the two highest against the third.
    [single, [50_000, 30_000, 12_000], '26', (5_080 + 3_830) / 26],
    [joint, [12_000, 80_000, 45_000], '52', (5_440 + 4_070) / 52],
  ])('of %s with %j, paid %s times a year', (status, wages, periods, amount) => {
    expect(worked(status, wages, periods)).toBeCloseTo(amount, 2);
  });

  it('does not cover two jobs above 120,000 dollars, and needs a filing status', () => {
    expect(worked(single, [200_000, 120_001])).toContain('Publication 505');
    expect(worked('', [52_000, 30_000])).toContain('Step 1(c)');
  });

  it('leaves the box of Step 2(c) blank: the form says to do only one', () => {
    const entered = { 'worksheet.wages_1': 1, 'worksheet.wages_2': 1, 'worksheet.pay_periods': '26' };
    expect(multipleJobsWorksheet.compute(entered, { 'task.filing_status': single })).toMatchObject({
      answers: { 'task.two_jobs': false },
    });
  });
});
