import { amountAnswer, issuesIn, textAnswer, type Check, type FormChecks } from '../../checks/check.js';
import type { Answers } from '../../answers.js';
import { textFact } from '../../rules/rule-check.js';
import { w4Messages } from './w-4-messages.js';

const issue = issuesIn(w4Messages);

/** Figures of the 2026 edition; later editions have their own. */
const figures = {
  perChild: 2_200,
  perOtherDependent: 500,
  incomeLimit: 200_000,
  jointIncomeLimit: 400_000,
} as const;

/** Form W-4, page 2: Step 1(c) from everyone, except from those who claim exemption. */
const filingStatusUnlessExempt: Check = {
  onlyBeforeSigning: true,
  run: ({ answers }) =>
    answers['task.exempt'] === true || textAnswer(answers, 'task.filing_status') !== ''
      ? []
      : issue(['task.filing_status'], 'filing_status_required'),
};

const isJoint = (answers: Answers): boolean =>
  textAnswer(answers, 'task.filing_status') === 'married_filing_jointly';

/** Advice, never a refusal: only the employee knows the total income, but Step 4(a) alone may already exceed the limit. */
const incomeAboveStepThree: Check = {
  run: ({ answers }) => {
    const limit = isJoint(answers) ? figures.jointIncomeLimit : figures.incomeLimit;
    const claims = amountAnswer(answers, 'task.dependents_total') > 0;
    return claims && amountAnswer(answers, 'task.other_income') > limit
      ? issue(['task.dependents_total'], 'income_above_limit', { limit })
      : [];
  },
};

/** Advice: other multiples are lawful, and a total may hold other credits. */
const stepThreeAddsUp: Check = {
  run: ({ answers }) => {
    const sum =
      amountAnswer(answers, 'task.qualifying_children_amount') +
      amountAnswer(answers, 'task.other_dependents_amount');
    const total = answers['task.dependents_total'];
    return typeof total === 'number' && total < sum
      ? issue(['task.dependents_total'], 'total_below_sum')
      : [];
  },
};

const notMultiple = (answers: Answers, path: string, each: number) =>
  amountAnswer(answers, path) % each === 0 ? [] : issue([path], 'not_a_multiple', { each });

/** Advice: the form asks for an amount, and people often enter the number of children instead. */
const stepThreeMultiples: Check = {
  run: ({ answers }) => [
    ...notMultiple(answers, 'task.qualifying_children_amount', figures.perChild),
    ...notMultiple(answers, 'task.other_dependents_amount', figures.perOtherDependent),
  ],
};

/** Advice: Notice 1392 has nonresident aliens check "Single" and use Form 8233 instead of the exemption. */
const nonresidentAlienEntries: Check = {
  run: ({ answers, allAnswers }) => {
    if (allAnswers['task.nonresident_alien'] !== true) return [];
    if (answers['task.exempt'] === true) return issue(['task.exempt'], 'nonresident_alien_exempt');
    const status = textAnswer(answers, 'task.filing_status');
    return status === '' || status === 'single_or_married_filing_separately'
      ? []
      : issue(['task.filing_status'], 'nonresident_alien_status');
  },
};

/** From most withheld to least. */
const statuses = ['single_or_married_filing_separately', 'head_of_household', 'married_filing_jointly'];

/**
 * 26 CFR 31.3402(f)(2)-1(g)(2): a lock-in letter of the IRS overrides the form, and the employee may not lower the
 * withholding through the employer's system. What the letter allows is kept with the employee.
 */
const notBelowLockIn: Check = {
  run: ({ answers, facts }) => {
    const status = textFact(facts, 'employee.lock_in_filing_status');
    if (status === null) return [];
    const allowed = (name: string) => Number(facts[`employee.lock_in_${name}`] ?? 0);
    const lowers: readonly (readonly [path: string, lowers: boolean])[] = [
      ['task.exempt', answers['task.exempt'] === true],
      [
        'task.filing_status',
        statuses.indexOf(textAnswer(answers, 'task.filing_status')) > statuses.indexOf(status),
      ],
      ['task.dependents_total', amountAnswer(answers, 'task.dependents_total') > allowed('credits')],
      ['task.deductions', amountAnswer(answers, 'task.deductions') > allowed('deductions')],
      [
        'task.extra_withholding',
        amountAnswer(answers, 'task.extra_withholding') < allowed('extra_withholding') &&
          answers['task.exempt'] !== true,
      ],
    ];
    return lowers.flatMap(([path, isLower]) => (isLower ? issue([path], 'lock_in_letter') : []));
  },
};

export const w4Checks: FormChecks = {
  checks: {
    filing_status_unless_exempt: filingStatusUnlessExempt,
    not_below_lock_in: notBelowLockIn,
  },
  advices: {
    income_above_step_three: incomeAboveStepThree,
    nonresident_alien_entries: nonresidentAlienEntries,
    step_three_adds_up: stepThreeAddsUp,
    step_three_multiples: stepThreeMultiples,
  },
};
