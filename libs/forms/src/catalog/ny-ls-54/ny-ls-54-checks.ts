import { amountAnswer, issuesIn, textAnswer, type Check, type FormChecks } from '../../checks/check.js';
import { noticeLanguages } from '../../pay-notice/notice-languages.js';
import { nyLs54Messages } from './ny-ls-54-messages.js';

const issue = issuesIn(nyLs54Messages);

/**
 * N.Y. Lab. Law 195(1)(a): in English and in the language that the employee names as their primary one, where the
 * commissioner has a template in it. Neither statement of this form is true for them, so it is not signed.
 */
const noticeInPrimaryLanguage: Check = {
  run: ({ answers }) => {
    const language = textAnswer(answers, 'task.primary_language');
    const isOffered = noticeLanguages.offered.some(({ value }) => value === language);
    return isOffered ? issue(['task.primary_language'], 'notice_in_primary_language') : [];
  },
};

/** 29 U.S.C. 207(a)(1); 12 NYCRR 142-2.2. */
const timeAndAHalf: Check = {
  run: ({ answers }) => {
    const [rate, overtime] = ['pay_rate', 'overtime_rate'].map((name) =>
      amountAnswer(answers, `task.${name}`),
    );
    if (!rate || !overtime) return [];
    return Math.round(overtime * 100) < Math.floor(rate * 150)
      ? issue(['task.overtime_rate'], 'overtime_below_time_and_a_half')
      : [];
  },
};

export const nyLs54Checks: FormChecks = {
  checks: { notice_in_primary_language: noticeInPrimaryLanguage },
  advices: { overtime_below_time_and_a_half: timeAndAHalf },
};
