import { issuesIn, textAnswer, type Check, type CheckContext, type Checks } from '../../checks/check.js';
import { textFact } from '../../rules/rule-check.js';
import { yearsBefore } from '../../deadlines/add-days.js';
import { plausibleAge } from './plausible-age.js';
import { presentedIn } from './presented-document.js';
import { i9Messages } from './i-9-messages.js';

const issue = issuesIn(i9Messages);

const bornOn = 'task.date_of_birth';
const completedBy = 'task.section_1_completed_by';
const preparerCount = 'task.preparer_count';

const isYoungerThan = (age: number, { answers, facts }: CheckContext): boolean => {
  const [born, today] = [textAnswer(answers, bornOn), textFact(facts, 'today')];
  return born !== '' && today !== null && born > yearsBefore(today, age);
};

const completer = ({ answers }: CheckContext): string => textAnswer(answers, completedBy);
const isStoodInFor = (context: CheckContext): boolean =>
  ['parent_or_guardian', 'placement_representative'].includes(completer(context));

/** A slip of the year, said where the date is entered. */
const notTooOld: Check = {
  run: (context) => {
    const [born, today] = [textAnswer(context.answers, bornOn), textFact(context.facts, 'today')];
    return born !== '' && today !== null && born <= yearsBefore(today, plausibleAge.oldest)
      ? issue([bornOn], 'age_too_old')
      : [];
  },
};

/** Who completes Section 1 is asked on a later page than the date of birth. */
const oldEnoughAlone: Check = {
  run: (context) =>
    isYoungerThan(plausibleAge.youngestAlone, context) && !isStoodInFor(context)
      ? issue([bornOn], 'age_needs_parent')
      : [],
  onlyBeforeSigning: true,
};

/** M-274, 4.2: a parent or guardian establishes the identity of those alone who are under 18. */
const parentOfMinor: Check = {
  run: (context) =>
    completer(context) === 'parent_or_guardian' && !isYoungerThan(18, context)
      ? issue([completedBy], 'not_under_18')
      : [],
};

/** M-274, 4.2 and 4.3: who completes Section 1 for the employee completes a block of Supplement A as well. */
const standInCertifies: Check = {
  run: (context) =>
    isStoodInFor(context) && textAnswer(context.answers, preparerCount) === '0'
      ? issue([preparerCount], 'stand_in_certifies')
      : [],
};

/** M-274, 4.2 and 4.3: where the employer is in E-Verify, nobody establishes identity for the employee. */
const standInWithoutEVerify: Check = {
  run: (context) =>
    isStoodInFor(context) && context.facts['employer.uses_e_verify'] === true
      ? issue([completedBy], 'stand_in_needs_no_e_verify')
      : [],
};

const statements: Readonly<Record<string, string>> = {
  individual_under_18: 'parent_or_guardian',
  special_placement: 'placement_representative',
};

/** What stands in List B in place of a document follows from who completed Section 1. */
const listBAsSection1: Check = {
  run: (context) =>
    presentedIn(context).flatMap(({ path, document }) => {
      const needed = statements[document.key];
      return needed !== undefined && needed !== completer(context)
        ? issue([path, 'document'], 'stand_in_not_in_section_1')
        : [];
    }),
};

export const standInChecks: Checks = {
  list_b_as_section_1: listBAsSection1,
  not_too_old: notTooOld,
  old_enough_alone: oldEnoughAlone,
  parent_of_minor: parentOfMinor,
  stand_in_certifies: standInCertifies,
  stand_in_without_e_verify: standInWithoutEVerify,
};
