import { defaultLocale, fillBlanks } from '@firstday/domain/languages';
import { conditionWords } from '@firstday/domain/languages/condition-words';
import type { Condition } from './condition.js';
import type { FactCatalog } from './fact-definition.js';
import { comparisonPhrase } from './comparison-phrase.js';

/**
 * A condition in plain words of the catalog's language, in English to follow "Required when": `the work location's country is USA and (the job's name
 * contains “driver” or the employer's number of employees is at least 50)`.
 */
export function toSentence(condition: Condition, catalog: FactCatalog): string {
  if ('all' in condition) return joined(condition.all, 'and', catalog);
  if ('any' in condition) return joined(condition.any, 'or', catalog);
  if ('not' in condition) return opposite(condition.not, catalog);
  return comparisonPhrase(condition, catalog, true);
}

function opposite(condition: Condition, catalog: FactCatalog): string {
  if ('not' in condition) return toSentence(condition.not, catalog);
  if ('fact' in condition) return comparisonPhrase(condition, catalog, false);
  return fillBlanks(wordsOf(catalog).not, { condition: inBrackets(condition, catalog) });
}

function joined(parts: readonly Condition[], conjunction: 'and' | 'or', catalog: FactCatalog): string {
  const words = wordsOf(catalog);
  const [first, ...others] = parts.length === 1 ? [] : parts.map((part) => inBrackets(part, catalog));
  const [only] = parts;
  if (only === undefined) return conjunction === 'and' ? words.always : words.never;
  if (first === undefined) return toSentence(only, catalog);
  return others.reduce((one, other) => fillBlanks(words[conjunction], { one, other }), first);
}

const wordsOf = ({ locale = defaultLocale }: FactCatalog) => conditionWords[locale].condition;

/** Brackets where the sentence of a part holds a conjunction of its own. */
function inBrackets(condition: Condition, catalog: FactCatalog): string {
  const sentence = toSentence(condition, catalog);
  return isCompound(condition) ? fillBlanks(wordsOf(catalog).group, { condition: sentence }) : sentence;
}

function isCompound(condition: Condition): boolean {
  if ('all' in condition) return isCompoundGroup(condition.all);
  if ('any' in condition) return isCompoundGroup(condition.any);
  return 'not' in condition && isCompound(condition.not);
}

function isCompoundGroup(parts: readonly Condition[]): boolean {
  return parts.length > 1 || parts.some(isCompound);
}
