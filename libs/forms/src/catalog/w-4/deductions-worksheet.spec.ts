import { describe, expect, it } from '@jest/globals';
import type { AnswerValue } from '../../answers.js';
import { deductionsWorksheet } from './deductions-worksheet.js';

const single = 'single_or_married_filing_separately';
const joint = 'married_filing_jointly';
const worked = (status: string, entered: Readonly<Record<string, AnswerValue>>) => {
  const answers = Object.fromEntries(
    Object.entries(entered).map(([name, value]) => [`worksheet.${name}`, value]),
  );
  const result = deductionsWorksheet.compute(answers, { 'task.filing_status': status });
  return 'amount' in result ? result.amount : result.outside.en;
};

describe('the deductions worksheet', () => {
  it('comes to nothing where there is nothing beyond the standard deduction', () => {
    expect(worked(single, { total_income: 50_000 })).toBe(0);
    expect(worked(single, { total_income: 50_000, mortgage_interest: 16_000 })).toBe(0);
  });

  it('counts tips, overtime and interest on a car loan up to their limits (lines 1 and 2)', () => {
    expect(
      worked(single, { total_income: 60_000, tips: 30_000, overtime: 20_000, car_loan_interest: 12_000 }),
    ).toBe(25_000 + 12_500 + 10_000);
    expect(worked(joint, { total_income: 60_000, overtime: 30_000 })).toBe(25_000);
    expect(worked(single, { total_income: 120_000, tips: 1_000, car_loan_interest: 1_000 })).toBe(1_000);
    expect(worked(single, { total_income: 150_000, tips: 1_000 })).toBe(0);
    expect(worked(joint, { total_income: 299_999, tips: 1_000, car_loan_interest: 1_000 })).toBe(1_000);
  });

  it('counts 6,000 dollars for each of 65 and older below the limit (lines 3 and 4)', () => {
    expect(worked(single, { total_income: 74_999, is_senior: true, is_spouse_senior: true })).toBe(6_000);
    expect(worked(joint, { total_income: 149_999, is_senior: true, is_spouse_senior: true })).toBe(12_000);
    expect(worked(joint, { total_income: 150_000, is_senior: true })).toBe(0);
  });

  it('counts itemized deductions beyond the standard one (lines 6 to 14)', () => {
    // 9,000 - 7.5 % of 80,000; 41,000 of taxes up to 40,400; gifts beyond 0.5 %.
    const given = {
      total_income: 80_000,
      medical: 9_000,
      local_taxes: 41_000,
      mortgage_interest: 5_000,
      gifts: 1_400,
    };
    expect(worked(single, given)).toBe(3_000 + 40_400 + 5_000 + 1_000 - 16_100);
    expect(worked('head_of_household', given)).toBe(49_400 - 24_150);
    expect(worked(joint, given)).toBe(49_400 - 32_200);
    // Married filing separately: half the taxes.
    expect(worked(single, { ...given, files_separately: true })).toBe(3_000 + 20_200 + 6_000 - 16_100);
  });

  it('reduces itemized deductions of high incomes to 94 % (lines 8 to 10)', () => {
    expect(worked(single, { total_income: 640_600, mortgage_interest: 50_000 })).toBe(0.94 * 50_000 - 16_100);
    expect(worked(single, { total_income: 640_599, mortgage_interest: 50_000 })).toBe(50_000 - 16_100);
    expect(worked(joint, { total_income: 700_000, mortgage_interest: 50_000 })).toBe(50_000 - 32_200);
    expect(worked(single, { total_income: 384_350, mortgage_interest: 50_000, files_separately: true })).toBe(
      0.94 * 50_000 - 16_100,
    );
  });

  it('takes cash gifts beside the standard deduction, up to their limit (line 12)', () => {
    expect(worked(single, { total_income: 50_000, cash_gifts: 1_500, adjustments: 200 })).toBe(1_200);
    expect(worked(joint, { total_income: 50_000, cash_gifts: 2_500 })).toBe(2_000);
  });

  it('needs a filing status', () => expect(worked('', { total_income: 1 })).toContain('Step 1(c)'));
});
