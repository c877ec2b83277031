import type { RuleCheck } from './rule-check.js';

const min: RuleCheck = (value, rule) =>
  typeof value === 'number' && typeof rule.value === 'number' && value < rule.value
    ? { code: 'too_small', values: { min: rule.value } }
    : null;

const max: RuleCheck = (value, rule) =>
  typeof value === 'number' && typeof rule.value === 'number' && value > rule.value
    ? { code: 'too_large', values: { max: rule.value } }
    : null;

const whole: RuleCheck = (value) =>
  typeof value === 'number' && !Number.isInteger(value) ? { code: 'whole_number' } : null;

export const numberRules: Readonly<Record<string, RuleCheck>> = {
  max,
  min,
  whole,
};
