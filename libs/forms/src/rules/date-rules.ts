import { isIsoDate } from '../kinds/date.js';
import type { Facts } from '@firstday/policy-engine';
import { textFact, type RuleCheck } from './rule-check.js';

/** Before today, where today is known. */
const past: RuleCheck = (value, _rule, facts) => {
  const today = textFact(facts, 'today');
  return today !== null && typeof value === 'string' && value >= today ? { code: 'date_past' } : null;
};

/** A day itself, or the fact that has it. */
const dayOf = (facts: Facts, given: unknown): string | null =>
  typeof given === 'string' && isIsoDate(given) ? given : textFact(facts, given);

/** Not before a day, or the date of another fact where that is known. */
const notBefore: RuleCheck = (value, rule, facts) => {
  const earliest = dayOf(facts, rule.value);
  if (earliest === null || typeof value !== 'string' || value >= earliest) return null;
  return rule.value === 'today'
    ? { code: 'date_from_today' }
    : { code: 'date_too_early', values: { date: earliest } };
};

/** Not after a day, or the date of another fact where that is known. */
const notAfter: RuleCheck = (value, rule, facts) => {
  const latest = dayOf(facts, rule.value);
  if (latest === null || typeof value !== 'string' || value <= latest) return null;
  return { code: 'date_too_late', values: { date: latest } };
};

/** A date, or one of a few words that may replace it. */
const dateOrOneOf: RuleCheck = (value, rule) => {
  const words = Array.isArray(rule.value) ? rule.value : [];
  const isOne = typeof value === 'string' && (isIsoDate(value) || words.includes(value));
  return isOne ? null : { code: 'date_or_word', values: { words: words.join(', ') } };
};

export const dateRules: Readonly<Record<string, RuleCheck>> = {
  date_or_one_of: dateOrOneOf,
  not_after: notAfter,
  not_before: notBefore,
  past,
};
