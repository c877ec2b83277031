import { describe, expect, it } from '@jest/globals';

import type { Answers, AnswerValue } from '../../answers.js';
import type { Worksheet } from '../../worksheet.js';
import { additionalTaxWorksheet } from './additional-tax-worksheet.js';
import { estimatedDeductionsWorksheet } from './estimated-deductions-worksheet.js';
import { regularAllowancesWorksheet } from './regular-allowances-worksheet.js';
import { taxOn } from './tax-on.js';

type Entered = Readonly<Record<string, AnswerValue>>;

const worked = (worksheet: Worksheet, entered: Entered, form: Answers) => {
  const answers = Object.entries(entered).map(([name, value]) => [`worksheet.${name}`, value]);
  return worksheet.compute(Object.fromEntries(answers), form);
};
const withStatus = (status: string, allowances = 0): Answers => ({
  'task.filing_status': status,
  'task.regular_allowances': allowances,
});

describe('Worksheet A', () => {
  it.each<[Entered, number]>([
    [{}, 0],
    [{ self: true }, 1],
    [{ self: true, spouse: true, dependents: 3 }, 5],
    [{ self: true, spouse: true, self_blind: true, spouse_blind: true, dependents: 1 }, 5],
  ])('counts %j', (entered, amount) => {
    expect(worked(regularAllowancesWorksheet, entered, {})).toMatchObject({ amount });
  });

  it('sums up line 1c with what line 1b has', () => {
    expect(worked(regularAllowancesWorksheet, { self: true }, { 'task.deduction_allowances': 4 })).toEqual({
      amount: 1,
      answers: { 'task.total_allowances': 5 },
    });
  });
});

describe('Worksheet B', () => {
  const amountOf = (entered: Entered, form: Answers) => {
    const result = worked(estimatedDeductionsWorksheet, entered, form);
    return 'amount' in result ? result.amount : 'outside';
  };

  it.each<[string, number, Entered, number]>([
    // (20,000 - 5,706) / 1,000 = 14.294; (20,000 - 11,412) / 1,000 = 8.588.
    ['single_or_two_incomes', 1, { itemized: 20_000 }, 14],
    ['married_one_income', 1, { itemized: 20_000 }, 14],
    ['married_one_income', 2, { itemized: 20_000 }, 9],
    ['head_of_household', 0, { itemized: 20_000 }, 9],
    ['single_or_two_incomes', 1, { itemized: 20_000, surviving_spouse: true }, 9],
    // 20,000 - 5,706 + 2,000 - 1,500 = 14,794.
    ['single_or_two_incomes', 1, { itemized: 20_000, adjustments: 2_000, nonwage_income: 1_500 }, 15],
    ['single_or_two_incomes', 1, { itemized: 5_706 }, 0],
    ['single_or_two_incomes', 1, { itemized: 6_205.99 }, 0],
    ['single_or_two_incomes', 1, { itemized: 6_206 }, 1],
  ])('%s, %d allowances, %j', (status, allowances, entered, amount) => {
    expect(amountOf(entered, withStatus(status, allowances))).toBe(amount);
  });

  it('adds none where other income is more than the deductions (line 9)', () => {
    const entered = { itemized: 8_000, nonwage_income: 2_294.01 };
    expect(amountOf(entered, withStatus('single_or_two_incomes'))).toBe('outside');
    expect(amountOf({ adjustments: 100 }, withStatus('single_or_two_incomes'))).toBe('outside');
  });

  it('needs a filing status', () => expect(amountOf({ itemized: 20_000 }, {})).toBe('outside'));

  it('sums up line 1c with line 1a', () => {
    const form = withStatus('head_of_household', 3);
    expect(worked(estimatedDeductionsWorksheet, { itemized: 20_000 }, form)).toMatchObject({
      answers: { 'task.total_allowances': 12 },
    });
  });
});

describe('Worksheet C', () => {
  const amountOf = (entered: Entered, form: Answers) => {
    const result = worked(additionalTaxWorksheet, entered, form);
    return 'amount' in result ? result.amount : 'outside';
  };

  it('comes to the extra tax of a pay period', () => {
    // 65,706 - 5,706 = 60,000; 2,186.15 + 8.8 % of 2,458 = 2,402.454; less 168.30 and 1,800; over 10.
    const entered = { wages: 65_706, withheld: 1_800, pay_periods: 10 };
    expect(amountOf(entered, withStatus('single_or_two_incomes', 1))).toBe(43.42);
    expect(amountOf({ ...entered, credits: 100 }, withStatus('single_or_two_incomes', 1))).toBe(33.42);
    // 55,706: 1,124.21 + 6.6 % of 14,254 = 2,064.974.
    expect(amountOf({ ...entered, itemized: 10_000 }, withStatus('single_or_two_incomes', 1))).toBe(9.67);
  });

  it('adds other income and takes off adjustments', () => {
    const form = withStatus('head_of_household');
    const same = amountOf({ wages: 60_000, pay_periods: 4 }, form);
    expect(amountOf({ wages: 58_000, nonwage_income: 3_000, adjustments: 1_000, pay_periods: 4 }, form)).toBe(
      same,
    );
    // 48,588: 243.90 + 2.2 % of 26,415 = 825.03, over 4.
    expect(same).toBe(206.26);
  });

  it('comes to nothing where enough is taken out already, or nothing is due', () => {
    const form = withStatus('married_one_income', 2);
    expect(amountOf({ wages: 60_000, withheld: 9_000, pay_periods: 2 }, form)).toBe(0);
    expect(amountOf({ wages: 5_000, pay_periods: 2 }, form)).toBe(0);
  });

  it('needs a filing status', () => expect(amountOf({ wages: 1, pay_periods: 1 }, {})).toBe('outside'));

  it.each([
    ['single_or_two_incomes', [11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953, 1_000_000]],
    [
      'married_one_income',
      [22_158, 52_528, 82_904, 115_084, 145_448, 742_958, 891_542, 1_000_000, 1_485_906],
    ],
    ['head_of_household', [22_173, 52_530, 67_716, 83_805, 98_990, 505_208, 606_251, 1_000_000, 1_010_417]],
  ])('%s: the tax printed for each bracket is that of the one below at its end', (status, ends) => {
    for (const end of ends)
      expect(Math.abs((taxOn(end + 0.0001, status) ?? -1) - (taxOn(end, status) ?? -1))).toBeLessThan(0.02);
    expect([taxOn(0, status), taxOn(-1, status)]).toEqual([0, 0]);
  });

  it.each([
    ['single_or_two_incomes', 1_000_100, 114_234.9],
    ['single_or_two_incomes', 742_953, 79_441.81],
    ['married_one_income', 1_000_000, 98_485.5],
    ['married_one_income', 1_485_906, 164_228.58],
    ['head_of_household', 1_010_417, 107_334.77],
    ['head_of_household', 22_173, 243.9],
  ])('%s: %d dollars of income are taxed %d', (status, income, tax) => {
    expect(taxOn(income, status)).toBeCloseTo(tax, 1);
  });
});
