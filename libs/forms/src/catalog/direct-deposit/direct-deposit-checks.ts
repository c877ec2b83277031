import { amountAnswer, issuesIn, textAnswer, type Check, type FormChecks } from '../../checks/check.js';
import type { Answers } from '../../answers.js';
import { directDepositMessages } from './direct-deposit-messages.js';

const issue = issuesIn(directDepositMessages);

const accountsOf = (answers: Answers): readonly number[] => {
  const count = Number(textAnswer(answers, 'task.account_count')) || 0;
  return [1, 2, 3, 4].filter((n) => n <= count);
};

const shareOf = (answers: Answers, n: number): string => textAnswer(answers, `task.account_${n}_allocation`);

/** Every cent goes to exactly one account: with several accounts, exactly one takes the remainder. */
const oneRemainder: Check = {
  run: ({ answers }) => {
    const accounts = accountsOf(answers);
    if (accounts.length < 2 || accounts.some((n) => shareOf(answers, n) === '')) return [];
    const [first, ...others] = accounts.filter((n) => shareOf(answers, n) === 'remainder');
    if (first === undefined)
      return issue([`task.account_${accounts.length}_allocation`], 'remainder_missing');
    return others.flatMap((n) =>
      issue([`task.account_${n}_allocation`], 'remainder_twice', { account: first }),
    );
  },
};

/** Percentages of a paycheck add up to at most 100. */
const percentsWithin100: Check = {
  run: ({ answers }) => {
    const shares = accountsOf(answers).filter((n) => shareOf(answers, n) === 'percent');
    const total = shares.reduce((sum, n) => sum + amountAnswer(answers, `task.account_${n}_percent`), 0);
    const last = shares.at(-1);
    return last !== undefined && total > 100
      ? issue([`task.account_${last}_percent`], 'percents_above_100', { total })
      : [];
  },
};

/** The same account twice is a typing mistake, and its two shares would contradict each other. */
const accountsDiffer: Check = {
  run: ({ answers }) => {
    const numberOf = (n: number) =>
      ['routing_number', 'account_number']
        .map((it) => textAnswer(answers, `task.account_${n}_${it}`))
        .join(' ');
    return accountsOf(answers).flatMap((n, at, accounts) => {
      const number = numberOf(n);
      const earlier = accounts
        .slice(0, at)
        .find((other) => number.trim() !== '' && numberOf(other) === number);
      return earlier
        ? issue([`task.account_${n}_account_number`], 'account_twice', { account: earlier })
        : [];
    });
  },
};

export const directDepositChecks: FormChecks = {
  checks: {
    accounts_differ: accountsDiffer,
    one_remainder: oneRemainder,
    percents_within_100: percentsWithin100,
  },
  advices: {},
};
