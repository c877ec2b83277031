import { dateRules } from './date-rules.js';
import { identifierRules } from './identifier-rules.js';
import { numberRules } from './number-rules.js';
import { placeRules } from './place-rules.js';
import type { RuleCheck } from './rule-check.js';
import { textRules } from './text-rules.js';

/** Rules of single fields by the name that editions call them. */
export const rules: Readonly<Record<string, RuleCheck>> = {
  ...dateRules,
  ...identifierRules,
  ...numberRules,
  ...placeRules,
  ...textRules,
  // Implemented by the kind `state`.
  also_one_of: () => null,
};
