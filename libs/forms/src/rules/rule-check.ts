import type { Facts } from '@firstday/policy-engine';

import type { AnswerValue } from '../answers.js';
import type { Rule } from '../field.js';
import type { FieldIssue } from '../field-issue.js';

/** The code of what is wrong with the values of its message, or null. The answer has been parsed by its kind before. */
export type RuleCheck = (
  value: AnswerValue,
  rule: Rule,
  facts: Facts,
) => Pick<FieldIssue, 'code' | 'values'> | null;

/** The text of another fact. */
export const textFact = (facts: Facts, path: unknown): string | null => {
  if (typeof path !== 'string' || !Object.hasOwn(facts, path)) return null;
  const value = facts[path];
  return typeof value === 'string' ? value : null;
};
