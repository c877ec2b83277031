import { isDate, isDateTime } from '@firstday/domain/calendar';
import { countryName } from '@firstday/domain/places';
import type { Comparison, ExplainedComparison, Operator, Value } from './condition.js';
import type { FactCatalog, FactDefinition } from './fact-definition.js';
import { listing } from './listing.js';

type Given = Value | readonly Value[];

/** Each operator, and how its opposite reads. */
const verbs: Readonly<Record<Operator, readonly [verb: string, opposite: string]>> = {
  equals: ['is', 'is not'],
  not_equals: ['is not', 'is'],
  in: ['is one of', 'is none of'],
  not_in: ['is none of', 'is one of'],
  greater_than: ['is more than', 'is at most'],
  at_least: ['is at least', 'is less than'],
  less_than: ['is less than', 'is at least'],
  at_most: ['is at most', 'is more than'],
  before: ['is before', 'is on or after'],
  on_or_before: ['is on or before', 'is after'],
  after: ['is after', 'is on or before'],
  on_or_after: ['is on or after', 'is before'],
  starts_with: ['starts with', 'does not start with'],
  contains: ['contains', 'does not contain'],
  is_present: ['is known', 'is not known'],
  is_absent: ['is not known', 'is known'],
};

/** `the work location's country is USA`, or its opposite: `the work location's country is not USA`. */
export function comparisonPhrase(comparison: Comparison, catalog: FactCatalog, isTrue: boolean): string {
  const { fact, operator, value } = simplified(comparison);
  const [verb, opposite] = verbs[operator];
  const said = isTrue ? verb : opposite;
  if (value === undefined) return `${factLabel(fact, catalog)} ${said}`;
  if (typeof value === 'boolean')
    return `${factLabel(fact, catalog)} is ${yesOrNo(value === (said === 'is'))}`;
  return `${factLabel(fact, catalog)} ${said} ${valueText(value, catalog.get(fact), 'or')}`;
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
  const phrase = comparisonPhrase(comparison, catalog, comparison.outcome === 'met');
  if (comparison.actual === null || comparison.value === undefined) return { phrase, actual: '' };
  const actual = valueText(comparison.actual, catalog.get(comparison.fact), 'and');
  return { phrase, actual: phrase.endsWith(` is ${actual}`) ? '' : `it is ${actual}` };
}

export function factLabel(fact: string, catalog: FactCatalog): string {
  return catalog.get(fact)?.label ?? fact;
}

function valueText(given: Given, definition: FactDefinition | undefined, conjunction: 'and' | 'or'): string {
  if (typeof given === 'object')
    return given.length === 0
      ? 'nothing'
      : listing(
          given.map((one) => valueText(one, definition, conjunction)),
          conjunction,
        );
  if (typeof given === 'boolean') return yesOrNo(given);
  if (typeof given === 'number') return given.toLocaleString('en-US');
  switch (definition?.type) {
    case 'country':
      return countryName(given);
    case 'state':
      return given;
    case 'choice':
      if (definition.names?.has(given)) return `“${definition.names.get(given)}”`;
      return given === 'llc' ? 'LLC' : given.replaceAll('_', ' ');
    case 'id':
      return `“${definition.names?.get(given) ?? given}”`;
    case 'date':
    case 'datetime':
      return timeText(given);
    default:
      return `“${given}”`;
  }
}

function yesOrNo(given: boolean): string {
  return given ? 'yes' : 'no';
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 23, 2026`, `November 23, 2026 at 14:00 UTC`. */
function timeText(text: string): string {
  if (isDate(text)) return day.format(new Date(text));
  if (!isDateTime(text)) return `“${text}”`;
  const moment = new Date(text);
  return `${day.format(moment)} at ${moment.toISOString().slice(11, 16)} UTC`;
}
