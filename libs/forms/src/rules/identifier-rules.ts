import { textFact, type RuleCheck } from './rule-check.js';

const matching =
  (pattern: RegExp, code: string): RuleCheck =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? null : { code };

/** USCIS or A-Number: 7 to 9 digits, with or without the A (M-274 3.0). */
const aNumber = matching(/^A?(?!0+$)\d{7,9}$/, 'a_number_expected');

/** 11 characters, since 2019 with letters. */
/** Nine digits that begin with 9, of the groups that the IRS assigns: 50-65, 70-88, 90-92 and 94-99. */
const itin = matching(/^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/, 'itin_expected');

const i94Number = matching(/^[0-9A-Z]{11}$/, 'i94_number_expected');

const passportNumber = matching(/^[0-9A-Z]{6,12}$/, 'passport_number_expected');

/** Typed twice to catch mistakes. */
const sameAs: RuleCheck = (value, rule, facts) =>
  value === textFact(facts, rule.value) ? null : { code: 'not_the_same' };

/** Required where the form has a box for it: in Section 2, not in Supplement B. */
/** Of every document but those that the rule names, which nobody issues. */
const issuingAuthority: RuleCheck = (value, { value: exempt }) => {
  if (typeof value !== 'object' || value === null || !('document' in value)) return null;
  const isExempt = Array.isArray(exempt) && exempt.includes(value.document);
  return value.issuing_authority === undefined && !isExempt ? { code: 'issuing_authority_required' } : null;
};

export const identifierRules: Readonly<Record<string, RuleCheck>> = {
  a_number: aNumber,
  i94_number: i94Number,
  issuing_authority: issuingAuthority,
  itin,
  passport_number: passportNumber,
  same_as: sameAs,
};
