import { issuesIn, textAnswer, type Check, type Checks } from '../../checks/check.js';
import { yearsAfter } from '../../deadlines/add-days.js';
import { isIsoDate } from '../../kinds/date.js';
import { textFact } from '../../rules/rule-check.js';
import { i9Messages } from './i-9-messages.js';
import { presentedIn } from './presented-document.js';

const issue = issuesIn(i9Messages);

const firstDay = 'task.first_day_of_employment';
/** No document of the lists is issued for longer; those that last forever have no date. */
const longestYears = 20;

/** A slip of the year. Neither date is repeated: the message goes to whoever is filling in the section. */
const firstDayAfterBirth: Check = {
  run: ({ answers }) => {
    const [first, born] = [textAnswer(answers, firstDay), textAnswer(answers, 'task.date_of_birth')];
    return first !== '' && born !== '' && first <= born ? issue([firstDay], 'first_day_before_birth') : [];
  },
};

/** Advice: a year in which two digits changed places makes a document that outlives its owner. */
const expirationLooksFarAway: Check = {
  run: (context) => {
    const today = textFact(context.facts, 'today');
    if (today === null) return [];
    return presentedIn(context).flatMap(({ path, answer: { expires_on } }) =>
      isIsoDate(expires_on ?? '') && (expires_on ?? '') > yearsAfter(today, longestYears)
        ? issue([path, 'expires_on'], 'expiration_far_away')
        : [],
    );
  },
};

export const plausibleDateChecks: Checks = { first_day_after_birth: firstDayAfterBirth };

export const plausibleDateAdvices: Checks = { expiration_looks_far_away: expirationLooksFarAway };
