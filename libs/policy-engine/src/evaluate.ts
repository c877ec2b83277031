import { confinedFacts } from './age-at-start.js';
import { compare, opposite } from './compare.js';
import type { Comparison, Condition, Explanation, Facts, Outcome, Value } from './condition.js';

/** The outcome with its whole reason: the same tree, with the actual value and the outcome at each node. */
export function evaluate(condition: Condition, facts: Facts): Explanation {
  if ('all' in condition) {
    const all = condition.all.map((part) => evaluate(part, facts));
    return { all, outcome: ofAll(all) };
  }
  if ('any' in condition) {
    const any = condition.any.map((part) => evaluate(part, facts));
    return { any, outcome: ofAny(any) };
  }
  if ('not' in condition) {
    const not = evaluate(condition.not, facts);
    return { not, outcome: opposite(not.outcome) };
  }
  return evaluateComparison(condition, facts);
}

/** The outcome alone, for those who ask often and do not ask why: stops at the first part that settles it. */
export function outcomeOf(condition: Condition, facts: Facts): Outcome {
  if ('all' in condition) return settle(condition.all, facts, 'unmet');
  if ('any' in condition) return settle(condition.any, facts, 'met');
  if ('not' in condition) return opposite(outcomeOf(condition.not, facts));
  return compare(actualOf(condition.fact, facts), condition.operator, condition.value);
}

function evaluateComparison({ fact, operator, value }: Comparison, facts: Facts): Explanation {
  const found = actualOf(fact, facts);
  const outcome = compare(found, operator, value);
  const actual = confinedFacts.has(fact) ? null : found;
  return value === undefined
    ? { fact, operator, actual, outcome }
    : { fact, operator, value, actual, outcome };
}

/** One unmet part settles an `all`, one met part settles an `any`; else an unknown part leaves either unknown. */
function settle(parts: readonly Condition[], facts: Facts, settling: 'met' | 'unmet'): Outcome {
  let outcome: Outcome = opposite(settling);
  for (const part of parts) {
    const of = outcomeOf(part, facts);
    if (of === settling) return settling;
    if (of === 'unknown') outcome = 'unknown';
  }
  return outcome;
}

function ofAll(parts: readonly Explanation[]): Outcome {
  if (parts.some((part) => part.outcome === 'unmet')) return 'unmet';
  return parts.some((part) => part.outcome === 'unknown') ? 'unknown' : 'met';
}

function ofAny(parts: readonly Explanation[]): Outcome {
  if (parts.some((part) => part.outcome === 'met')) return 'met';
  return parts.some((part) => part.outcome === 'unknown') ? 'unknown' : 'unmet';
}

/** Own properties only: a fact called `constructor` is missing, not inherited. */
function actualOf(fact: string, facts: Facts): Value | readonly Value[] | null {
  return Object.hasOwn(facts, fact) ? (facts[fact] ?? null) : null;
}
