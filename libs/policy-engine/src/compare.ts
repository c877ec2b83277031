import { compareTimes } from '@firstday/domain/calendar';
import type { Operator, Outcome, Value } from './condition.js';

type Given = Value | readonly Value[];

/**
 * One fact against one value. Null is a missing fact. A fact that the operator cannot compare (a text asked whether
 * it is more than 5, a day that does not exist) is as unknown as a missing one: a policy is then undecided and says
 * what it needs, instead of being dropped because of a typing mistake in a record.
 */
export function compare(actual: Given | null, operator: Operator, value: Given | undefined): Outcome {
  if (operator === 'is_present') return outcome(actual !== null);
  if (operator === 'is_absent') return outcome(actual === null);
  if (actual === null || value === undefined) return 'unknown';
  switch (operator) {
    case 'equals':
      return sameValue(actual, value);
    case 'not_equals':
      return opposite(sameValue(actual, value));
    case 'in':
      return oneOf(actual, value);
    case 'not_in':
      return opposite(oneOf(actual, value));
    case 'starts_with':
      return isText(actual) && isText(value) ? outcome(actual.startsWith(value)) : 'unknown';
    case 'contains':
      return isText(actual) && isText(value) ? outcome(actual.includes(value)) : oneOf(value, actual);
    default:
      return inOrder(actual, operator, value);
  }
}

export function opposite(of: Outcome): Outcome {
  if (of === 'unknown') return 'unknown';
  return of === 'met' ? 'unmet' : 'met';
}

type Ordering = Exclude<
  Operator,
  'equals' | 'not_equals' | 'in' | 'not_in' | 'starts_with' | 'contains' | 'is_present' | 'is_absent'
>;

function inOrder(actual: Given, operator: Ordering, value: Given): Outcome {
  if (!isNumber(actual) || !isNumber(value)) return inTime(actual, operator, value);
  switch (operator) {
    case 'greater_than':
      return outcome(actual > value);
    case 'at_least':
      return outcome(actual >= value);
    case 'less_than':
      return outcome(actual < value);
    case 'at_most':
      return outcome(actual <= value);
    default:
      return 'unknown';
  }
}

function inTime(actual: Given, operator: Ordering, value: Given): Outcome {
  if (!isText(actual) || !isText(value)) return 'unknown';
  const order = compareTimes(actual, value);
  if (order === null) return 'unknown';
  switch (operator) {
    case 'before':
      return outcome(order < 0);
    case 'on_or_before':
      return outcome(order <= 0);
    case 'after':
      return outcome(order > 0);
    case 'on_or_after':
      return outcome(order >= 0);
    default:
      return 'unknown';
  }
}

function sameValue(actual: Given, value: Given): Outcome {
  if (!isComparable(actual) || typeof actual !== typeof value) return 'unknown';
  return outcome(actual === value);
}

/** Whether `single` is among `list`. A list that holds nothing of its type says nothing about it, except the empty list. */
function oneOf(single: Given, list: Given): Outcome {
  if (!isList(list) || !isComparable(single)) return 'unknown';
  if (list.includes(single)) return 'met';
  if (list.length === 0) return 'unmet';
  return list.some((member) => typeof member === typeof single) ? 'unmet' : 'unknown';
}

function isComparable(given: Given): given is Value {
  return typeof given === 'string' || typeof given === 'boolean' || isNumber(given);
}

function isNumber(given: Given): given is number {
  return typeof given === 'number' && Number.isFinite(given);
}

function isText(given: Given): given is string {
  return typeof given === 'string';
}

function isList(given: Given): given is readonly Value[] {
  return Array.isArray(given);
}

function outcome(isMet: boolean): Outcome {
  return isMet ? 'met' : 'unmet';
}
