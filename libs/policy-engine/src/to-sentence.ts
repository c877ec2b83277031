import type { Condition } from './condition.js';
import type { FactCatalog } from './fact-definition.js';
import { comparisonPhrase } from './comparison-phrase.js';

/**
 * A condition in plain English, to follow "Required when": `the work location's country is USA and (the job's name
 * contains “driver” or the employer's number of employees is at least 50)`.
 */
export function toSentence(condition: Condition, catalog: FactCatalog): string {
  if ('all' in condition) return joined(condition.all, 'and', 'always', catalog);
  if ('any' in condition) return joined(condition.any, 'or', 'never', catalog);
  if ('not' in condition) return opposite(condition.not, catalog);
  return comparisonPhrase(condition, catalog, true);
}

function opposite(condition: Condition, catalog: FactCatalog): string {
  if ('not' in condition) return toSentence(condition.not, catalog);
  if ('fact' in condition) return comparisonPhrase(condition, catalog, false);
  return `it is not so that ${inBrackets(condition, catalog)}`;
}

function joined(
  parts: readonly Condition[],
  conjunction: 'and' | 'or',
  empty: string,
  catalog: FactCatalog,
): string {
  const [only] = parts;
  if (only === undefined) return empty;
  if (parts.length === 1) return toSentence(only, catalog);
  return parts.map((part) => inBrackets(part, catalog)).join(` ${conjunction} `);
}

/** Brackets where the sentence of a part holds a conjunction of its own. */
function inBrackets(condition: Condition, catalog: FactCatalog): string {
  const sentence = toSentence(condition, catalog);
  return isCompound(condition) ? `(${sentence})` : sentence;
}

function isCompound(condition: Condition): boolean {
  if ('all' in condition) return isCompoundGroup(condition.all);
  if ('any' in condition) return isCompoundGroup(condition.any);
  return 'not' in condition && isCompound(condition.not);
}

function isCompoundGroup(parts: readonly Condition[]): boolean {
  return parts.length > 1 || parts.some(isCompound);
}
