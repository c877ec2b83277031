import { textFact, type RuleCheck } from './rule-check.js';

const codes: Readonly<Record<string, { readonly pattern: RegExp; readonly code: string }>> = {
  CAN: { pattern: /^[A-Z]\d[A-Z]\d[A-Z]\d$/, code: 'postal_code_canada' },
  MEX: { pattern: /^\d{5}$/, code: 'postal_code_mexico' },
};
const unitedStates = { pattern: /^\d{5}$/, code: 'zip_expected' };

/** A postal code of the country that the form's State box names. */
const postalCodeOf: RuleCheck = (value, rule, facts) => {
  const { pattern, code } = codes[textFact(facts, rule.value) ?? ''] ?? unitedStates;
  return typeof value === 'string' && pattern.test(value) ? null : { code };
};

export const placeRules: Readonly<Record<string, RuleCheck>> = {
  postal_code_of: postalCodeOf,
};
