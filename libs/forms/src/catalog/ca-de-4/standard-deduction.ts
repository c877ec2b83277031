import { amountAnswer, textAnswer } from '../../checks/check.js';
import type { Answers } from '../../answers.js';

/** Worksheet B, line 2, of the DE 4 of 2026, in dollars. */
const figures = { single: 5_706, joint: 11_412 } as const;

/** By the status and the allowances of line 1a; null without a status. A surviving spouse says so on the worksheet. */
export function standardDeduction(form: Answers, isSurvivingSpouse: boolean): number | null {
  const status = textAnswer(form, 'task.filing_status');
  if (status === '') return null;
  const isMarried = status === 'married_one_income' && amountAnswer(form, 'task.regular_allowances') >= 2;
  return isSurvivingSpouse || isMarried || status === 'head_of_household' ? figures.joint : figures.single;
}
