import { yearsAfter } from '../../deadlines/add-days.js';
import type { Answers } from '../../answers.js';
import { issuesIn, textAnswer, type Check, type FormChecks } from '../../checks/check.js';
import { isIsoDate } from '../../kinds/date.js';
import { textFact } from '../../rules/rule-check.js';
import { irs8850Messages } from './irs-8850-messages.js';

const issue = issuesIn(irs8850Messages);

const dayOf = (answers: Answers, path: string): string | null => {
  const day = textAnswer(answers, path);
  return isIsoDate(day) ? day : null;
};

const bornOn = (answers: Answers) => dayOf(answers, 'task.date_of_birth');

/** The line is for whoever is under 40; nobody else is asked how old they are. */
const under40: Check = {
  run: ({ answers, facts }) => {
    const [born, today] = [bornOn(answers), textFact(facts, 'today')];
    return born && today && yearsAfter(born, 40) <= today ? issue(['task.date_of_birth'], 'under_40') : [];
  },
};

/**
 * 26 U.S.C. 51(d)(13)(A)(ii)(I): what the applicant says is given by the day of the offer, and they sign that it was. Who is hired was
 * offered the job, and whoever begins was hired.
 */
const days: Check = {
  run: ({ answers, facts }) => {
    const [gave, offered, hired, started] = ['gave_information', 'offered', 'hired', 'started'].map((name) =>
      dayOf(answers, `task.${name}_on`),
    );
    const signed = textFact(facts, 'applicant.signed_on');
    return [
      ...(gave && signed && gave < signed ? issue(['task.gave_information_on'], 'before_signature') : []),
      ...(offered && gave && offered < gave ? issue(['task.offered_on'], 'offered_before') : []),
      ...(hired && offered && hired < offered ? issue(['task.hired_on'], 'hired_before') : []),
      ...(started && hired && started < hired ? issue(['task.started_on'], 'started_before') : []),
    ];
  },
};

/** 26 U.S.C. 51(d)(5)(A) and (7)(A): by their age on the day of the hire, members of group 4 are 18 to 39, of group 6, 16 or 17. */
const ages: Readonly<Record<string, readonly [from: number, under: number]>> = { 4: [18, 40], 6: [16, 18] };

const group: Check = {
  run: ({ answers }) => {
    const limits = ages[textAnswer(answers, 'task.group')];
    if (!limits) return [];
    const [born, hired] = [bornOn(answers), dayOf(answers, 'task.hired_on')];
    if (!born) return issue(['task.group'], 'age_unknown');
    if (!hired) return [];
    const [from, under] = limits;
    const isOf = yearsAfter(born, from) <= hired && yearsAfter(born, under) > hired;
    return isOf ? [] : issue(['task.group'], 'age_of_group', { from, to: under - 1 });
  },
};

/** The form asks for a certification: nobody is believed to be of a group where nothing says so. */
const targeted: Check = {
  run: ({ answers }) => {
    const isChecked = [1, 2, 3, 4, 5, 6, 7].some((number) => answers[`task.box_${number}`] === true);
    return textAnswer(answers, 'task.group') === 'none' && !isChecked
      ? issue(['task.group'], 'no_group')
      : [];
  },
};

export const irs8850Checks: FormChecks = {
  checks: {
    irs_8850_under_40: under40,
    irs_8850_days: days,
    irs_8850_group: group,
    irs_8850_targeted: targeted,
  },
  advices: {},
};
