import { textFact, type RuleCheck } from './rule-context.js';

const shape =
  (pattern: RegExp, code: string): RuleCheck =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? null : { code };

/** USCIS or A-Number: 7 to 9 digits, with or without the A (M-274 3.0). */
export const aNumber = shape(/^A?\d{7,9}$/, 'a_number_expected');

/** 11 characters; since 2019 letters are among them. */
export const i94Number = shape(/^[0-9A-Z]{11}$/, 'i94_number_expected');

export const passportNumber = shape(/^[0-9A-Z]{6,12}$/, 'passport_number_expected');

/** Typed twice, so that a slip is seen. */
export const sameAs: RuleCheck = (value, rule, facts) =>
  value === textFact(facts, rule.value) ? null : { code: 'not_the_same' };

/** Section 2 has a box for it in every row; Supplement B has none. */
export const issuingAuthority: RuleCheck = (value) =>
  typeof value === 'object' && value !== null && 'document' in value && value.issuing_authority === undefined
    ? { code: 'issuing_authority_required' }
    : null;
