import { dateOrOneOf, notBefore, past } from './dates.js';
import { aNumber, i94Number, issuingAuthority, passportNumber, sameAs } from './identifiers.js';
import { max, min, whole } from './numbers.js';
import { postalCodeOf } from './places.js';
import type { RuleCheck } from './rule-context.js';

/** Rules of single fields by the name that editions call them. */
export const rules: Readonly<Record<string, RuleCheck>> = {
  a_number: aNumber,
  // Read by the kind `state`, which knows its own list.
  also_one_of: () => null,
  date_or_one_of: dateOrOneOf,
  i94_number: i94Number,
  issuing_authority: issuingAuthority,
  max,
  min,
  not_before: notBefore,
  passport_number: passportNumber,
  past,
  postal_code_of: postalCodeOf,
  same_as: sameAs,
  whole,
};
