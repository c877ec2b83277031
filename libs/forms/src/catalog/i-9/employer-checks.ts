import { issuesIn, textAnswer, type Check, type Checks } from '../../checks/check.js';
import { yearsAfter } from '../../deadlines/add-days.js';
import { textFact } from '../../rules/rule-check.js';
import { blockOf, presentedIn, representativeOf } from './presented-document.js';
import { formBefore } from './form-before.js';
import { i9Messages } from './i-9-messages.js';
import { whyNotReverified } from './reverification-due.js';

const issue = issuesIn(i9Messages);

/** 8 CFR 274a.2(b)(1)(ii): nobody examines their own documents. The API knows who is signing. */
const signerIsNotEmployee: Check = {
  run: ({ facts, sectionId }) =>
    facts['signer.is_employee'] === true ? issue([representativeOf(sectionId)], 'signer_is_employee') : [],
};

/** Advice only, because father and son may have the same name. */
const representativeHasEmployeesName: Check = {
  run: ({ answers, sectionId }) => {
    const path = representativeOf(sectionId);
    const words = wordsOf(textAnswer(answers, path));
    const names = ['task.last_name', 'task.first_name'].flatMap((it) => [
      ...wordsOf(textAnswer(answers, it)),
    ]);
    return names.length > 1 && names.every((it) => words.has(it))
      ? issue([path], 'representative_has_employees_name')
      : [];
  },
};

/** A person is asked for: the company has a box of its own. */
const representativeIsCompany: Check = {
  run: ({ answers, sectionId }) => {
    const path = representativeOf(sectionId);
    const company = textAnswer(answers, 'task.employer_name').trim().toLowerCase();
    const isNamed = company.length > 2 && textAnswer(answers, path).toLowerCase().includes(company);
    return isNamed ? issue([path], 'representative_is_company') : [];
  },
};

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));

/** M-274 5.1, 8 CFR 274a.2(b)(1)(vii): only where an authorization ends, and never those who are authorized for good. */
const reverificationIsAllowed: Check = {
  run: (context) => {
    const [document] = presentedIn(context);
    if (!document) return [];
    const code = whyNotReverified(formBefore(context));
    return code === null ? [] : issue([document.path], code);
  },
};

/** 8 CFR 274a.2(c)(1): within three years of the date on which the original form was completed. */
const rehireWithinThreeYears: Check = {
  run: ({ answers, facts, sectionId }) => {
    const path = `task.rehire_${blockOf(sectionId)}_date`;
    const rehired = textAnswer(answers, path);
    const completed = textFact(facts, 'section_2.signed_on');
    if (rehired === '' || completed === null) return [];
    if (rehired < completed) return issue([path], 'rehire_before_original', { date: completed });
    return rehired > yearsAfter(completed, 3) ? issue([path], 'rehire_too_late') : [];
  },
};

/** M-274, 6.0: the block records a rehire, which is a fact once the employee has started again. */
const rehireHasHappened: Check = {
  run: ({ answers, facts, sectionId }) => {
    const path = `task.rehire_${blockOf(sectionId)}_date`;
    const [rehired, today] = [textAnswer(answers, path), textFact(facts, 'today')];
    return today !== null && rehired > today ? issue([path], 'rehire_in_future') : [];
  },
};

export const employerChecks: Checks = {
  rehire_has_happened: rehireHasHappened,
  rehire_within_three_years: rehireWithinThreeYears,
  reverification_is_allowed: reverificationIsAllowed,
  signer_is_not_employee: signerIsNotEmployee,
};

export const employerAdvices: Checks = {
  representative_has_employees_name: representativeHasEmployeesName,
  representative_is_company: representativeIsCompany,
};
