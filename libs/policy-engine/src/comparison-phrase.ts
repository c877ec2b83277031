import { isDate, isDateTime } from '@firstday/domain/calendar';
import { defaultLocale, fillBlanks, type Locale, toRegionalLocale } from '@firstday/domain/languages';
import { type ConditionWords, conditionWords } from '@firstday/domain/languages/condition-words';
import { countryName } from '@firstday/domain/places';
import { choiceText } from './choice-text.js';
import type { Comparison, ExplainedComparison, Operator, Value } from './condition.js';
import type { FactCatalog, FactDefinition } from './fact-definition.js';
import { listing } from './listing.js';
import { wordAt } from './word-at.js';

type Given = Value | readonly Value[];

type Said = keyof ConditionWords['comparison'];

/** What it means that a comparison is not so. */
const opposites: Readonly<Record<Operator, Said>> = {
  equals: 'not_equals',
  not_equals: 'equals',
  in: 'not_in',
  not_in: 'in',
  greater_than: 'at_most',
  at_least: 'less_than',
  less_than: 'at_least',
  at_most: 'greater_than',
  before: 'on_or_after',
  on_or_before: 'after',
  after: 'on_or_before',
  on_or_after: 'before',
  starts_with: 'not_starts_with',
  contains: 'not_contains',
  is_present: 'is_absent',
  is_absent: 'is_present',
};

/** `the work location's country is USA`, or its opposite: `the work location's country is not USA`. */
export function comparisonPhrase(comparison: Comparison, catalog: FactCatalog, isTrue: boolean): string {
  const { fact, operator, value } = simplified(comparison);
  const said = isTrue ? operator : opposites[operator];
  if (typeof value === 'boolean') return phrase(fact, 'equals', value === (said === 'equals'), catalog);
  return phrase(fact, said, value, catalog);
}

function phrase(fact: string, said: Said, value: Given | undefined, catalog: FactCatalog): string {
  const { locale = defaultLocale } = catalog;
  return fillBlanks(conditionWords[locale].comparison[said], {
    fact: factLabel(fact, catalog),
    value: value === undefined ? '' : valueText(value, catalog.get(fact), 'or', locale),
  });
}

/** One of a list of one is that one. */
function simplified(comparison: Comparison): Comparison {
  const { fact, operator, value } = comparison;
  if (typeof value !== 'object' || value.length !== 1 || value[0] === undefined) return comparison;
  if (operator === 'in') return { fact, operator: 'equals', value: value[0] };
  return operator === 'not_in' ? { fact, operator: 'not_equals', value: value[0] } : comparison;
}

/** A decided comparison as the fact that it is, with the actual value where that is not yet said. */
export function isTruthOf(
  comparison: ExplainedComparison,
  catalog: FactCatalog,
): { phrase: string; actual: string } {
  const { fact, actual, value } = comparison;
  const said = comparisonPhrase(comparison, catalog, comparison.outcome === 'met');
  if (actual === null || value === undefined) return { phrase: said, actual: '' };
  const { locale = defaultLocale } = catalog;
  if (said === phrase(fact, 'equals', actual, catalog)) return { phrase: said, actual: '' };
  const text = valueText(actual, catalog.get(fact), 'and', locale);
  return { phrase: said, actual: fillBlanks(conditionWords[locale].explanation.actual, { value: text }) };
}

export function factLabel(fact: string, catalog: FactCatalog): string {
  return catalog.get(fact)?.label ?? fact;
}

function valueText(
  given: Given,
  definition: FactDefinition | undefined,
  conjunction: 'and' | 'or',
  locale: Locale,
): string {
  const { value: words } = conditionWords[locale];
  if (typeof given === 'object')
    return given.length === 0
      ? words.none
      : listing(
          given.map((one) => valueText(one, definition, conjunction, locale)),
          conjunction,
          locale,
        );
  if (typeof given === 'boolean') return given ? words.yes : words.no;
  if (typeof given === 'number') return given.toLocaleString(toRegionalLocale(locale));
  const quoted = (text: string) => fillBlanks(words.quoted, { text });
  switch (definition?.type) {
    case 'country':
      return countryName(given, locale);
    case 'state':
      return given;
    case 'choice':
      if (definition.names?.has(given)) return quoted(definition.names.get(given) ?? given);
      return choiceText(given, locale);
    case 'id':
      return recordText(given, definition, locale);
    case 'date':
    case 'datetime':
      return timeText(given, locale);
    default:
      return quoted(given);
  }
}

/** By its name. Where names were looked up and it has none, it is not for the reader: then its kind, and never its id. */
function recordText(id: string, { names, path }: FactDefinition, locale: Locale): string {
  const { unseen, value: words } = conditionWords[locale];
  const hidden = names && !names.has(id) ? wordAt(unseen, path) : undefined;
  return hidden ?? fillBlanks(words.quoted, { text: names?.get(id) ?? id });
}

const days = new Map<Locale, Intl.DateTimeFormat>();

/** `November 23, 2026`, `November 23, 2026 at 14:00 UTC`. */
function timeText(text: string, locale: Locale): string {
  const { quoted, moment } = conditionWords[locale].value;
  if (!isDate(text) && !isDateTime(text)) return fillBlanks(quoted, { text });
  const format =
    days.get(locale) ??
    new Intl.DateTimeFormat(toRegionalLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  days.set(locale, format);
  const at = new Date(text);
  const day = format.format(at);
  return isDate(text) ? day : fillBlanks(moment, { day, time: at.toISOString().slice(11, 16) });
}
