import { amountAnswer, issuesIn, type Check, type FormChecks } from '../../checks/check.js';
import { caDe4Messages } from './ca-de-4-messages.js';

const issue = issuesIn(caDe4Messages);

/** Fewer allowances than one is entitled to are lawful; more are what the signer certifies not to claim. */
const totalWithinAllowances: Check = {
  run: ({ answers }) => {
    const sum =
      amountAnswer(answers, 'task.regular_allowances') + amountAnswer(answers, 'task.deduction_allowances');
    return amountAnswer(answers, 'task.total_allowances') > sum
      ? issue(['task.total_allowances'], 'total_above_sum', { sum })
      : [];
  },
};

export const caDe4Checks: FormChecks = {
  checks: { de_4_total_within_allowances: totalWithinAllowances },
  advices: {},
};
