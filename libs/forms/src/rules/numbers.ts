import type { RuleCheck } from './rule-context.js';

export const min: RuleCheck = (value, rule) =>
  typeof value === 'number' && typeof rule.value === 'number' && value < rule.value
    ? { code: 'too_small', values: { min: rule.value } }
    : null;

export const max: RuleCheck = (value, rule) =>
  typeof value === 'number' && typeof rule.value === 'number' && value > rule.value
    ? { code: 'too_large', values: { max: rule.value } }
    : null;

export const whole: RuleCheck = (value) =>
  typeof value === 'number' && !Number.isInteger(value) ? { code: 'whole_number' } : null;
