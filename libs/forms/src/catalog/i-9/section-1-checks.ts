import { issuesIn, textAnswer, type Check, type Checks } from '../../checks/check.js';
import type { Answers } from '../../answers.js';
import { textFact } from '../../rules/rule-check.js';
import { i9Messages } from './i-9-messages.js';

const issue = issuesIn(i9Messages);

/** 8 CFR 274a.2(b)(1)(i)(A), M-274 3.0: Section 1 is not completed before the offer is accepted. */
const notBeforeOffer: Check = {
  run: ({ facts }) => {
    const [accepted, today] = [textFact(facts, 'placement.offer_accepted_on'), textFact(facts, 'today')];
    return accepted !== null && today !== null && today < accepted
      ? issue([], 'offer_not_accepted', { date: accepted })
      : [];
  },
};

const isUnknown = (name: string): boolean => name.trim().toLowerCase() === 'unknown';

/** M-274 3.0: a person with one name enters it as last name and "Unknown" as first name, never "Unknown" in both. */
const unknownInOneNameOnly: Check = {
  run: ({ answers }) =>
    isUnknown(textAnswer(answers, 'task.last_name')) ? issue(['task.last_name'], 'unknown_last_name') : [],
};

const identifiers = ['task.uscis_number', 'task.i94_number', 'task.foreign_passport_number'] as const;

const given = (answers: Answers): readonly string[] =>
  identifiers.filter((path) => textAnswer(answers, path) !== '');

const isInBoxFour = (answers: Answers): boolean =>
  textAnswer(answers, 'task.citizenship_status') === 'alien_authorized_to_work';

/** Form I-9, Section 1, Item Number 4: "enter one of these", exactly one. */
const oneIdentifier: Check = {
  run: ({ answers }) => {
    if (!isInBoxFour(answers)) return [];
    const [first, ...others] = given(answers);
    if (first === undefined) return issue([identifiers[0]], 'identifier_missing');
    return others.flatMap((path) => issue([path], 'identifier_surplus'));
  },
};

/**
 * Form I-9, Section 1, Item Number 4: "exp. date, if any". The instructions have whoever has none, such as a refugee or an
 * asylee, say so: a blank does not tell whether it was forgotten.
 */
const endOfAuthorization: Check = {
  run: ({ answers }) =>
    isInBoxFour(answers) && textAnswer(answers, 'task.work_authorization_expires_on') === ''
      ? issue(['task.work_authorization_expires_on'], 'authorization_end_missing')
      : [],
};

/** "Foreign Passport Number and Country of Issuance": neither identifies a passport without the other. */
const passportWithCountry: Check = {
  run: ({ answers }) => {
    const number = textAnswer(answers, 'task.foreign_passport_number');
    const country = textAnswer(answers, 'task.foreign_passport_country');
    if (number !== '' && country === '')
      return issue(['task.foreign_passport_country'], 'passport_country_missing');
    return country !== '' && number === ''
      ? issue(['task.foreign_passport_country'], 'passport_number_missing')
      : [];
  },
};

/**
 * Advice, never a refusal: the end of a work authorization may have been extended, and a future one is never a ground
 * to refuse (8 U.S.C. 1324b; uscis.gov I-9 Central).
 */
const authorizationLooksExpired: Check = {
  run: ({ answers, facts }) => {
    const [end, today] = [
      textAnswer(answers, 'task.work_authorization_expires_on'),
      textFact(facts, 'today'),
    ];
    const isDated = /^\d{4}-/.test(end);
    return isDated && today !== null && end < today
      ? issue(['task.work_authorization_expires_on'], 'authorization_looks_expired')
      : [];
  },
};

/** Form I-9 asks for the home address; a P.O. box is not one. */
const addressLooksLikePostBox: Check = {
  run: ({ answers }) =>
    /\bp\.?\s*o\.?\s*box\b/i.test(textAnswer(answers, 'task.address_street'))
      ? issue(['task.address_street'], 'address_looks_like_post_box')
      : [],
};

export const section1Checks: Checks = {
  end_of_authorization: endOfAuthorization,
  not_before_offer: notBeforeOffer,
  one_identifier: oneIdentifier,
  passport_with_country: passportWithCountry,
  unknown_in_one_name_only: unknownInOneNameOnly,
};

export const section1Advices: Checks = {
  address_looks_like_post_box: addressLooksLikePostBox,
  authorization_looks_expired: authorizationLooksExpired,
};
