import { isDateTime } from '@firstday/domain/calendar';
import { countryCodes, countryOfState, isTerritory, usStates } from '@firstday/domain/places';
import { compare } from '../compare.js';
import type { Comparison, Operator, Value } from '../condition.js';
import { type FactDefinition, operatorsOf } from '../fact-definition.js';
import { relatedClass } from './fact-relations.js';
import type { Sample } from './sample.js';
import { samplesOfNumbers } from './samples-of-numbers.js';
import { samplesOfTexts, type TextMentions } from './samples-of-texts.js';
import { samplesOfDates } from './samples-of-dates.js';
import { samplesOfMoments } from './samples-of-moments.js';

const timing: readonly Operator[] = ['before', 'on_or_before', 'after', 'on_or_after'];

/**
 * One value for each class that the comparisons can tell apart, a missing fact and one of a wrong type among them, the
 * likelier ones first. Null where the classes are too many, or not known exactly: lists, and a property without a type that is
 * compared both as a time and as a text.
 * @param isRelated whether other facts restrict this one (`factRelations`): what they look at tells values apart too
 */
export function factSamples(
  definition: FactDefinition,
  comparisons: readonly Comparison[],
  { isRelated }: { readonly isRelated: boolean } = { isRelated: false },
): Sample[] | null {
  const typed = typedSamples(definition, comparisons);
  if (typed === null) return null;
  const byClass = new Map<string, Sample>();
  for (const sample of [...typed, null, ...mistypedSamples(definition)]) {
    const outcomes = comparisons.map(({ operator, value }) => compare(sample, operator, value));
    const key = JSON.stringify([outcomes, isRelated && relatedClass(definition, sample)]);
    if (!byClass.has(key)) byClass.set(key, sample);
  }
  return [...byClass.values()];
}

/** States, countries and ids are always text that was read; a property without a type has none that is wrong. */
function mistypedSamples({ type }: FactDefinition): Value[] {
  if (['state', 'country', 'id', 'scalar'].includes(type)) return [];
  return type === 'number' || type === 'boolean' ? ['no value'] : [0];
}

function typedSamples(definition: FactDefinition, comparisons: readonly Comparison[]): Value[] | null {
  const allowed = operatorsOf[definition.type];
  if (!comparisons.every(({ operator }) => allowed.includes(operator))) return null;
  const given = comparisons.flatMap(({ value }) => value ?? []);
  const texts = given.filter((value) => typeof value === 'string');
  const numbers = given.filter((value) => typeof value === 'number');
  const areTexts = texts.length === given.length;
  switch (definition.type) {
    case 'boolean':
      return given.every((value) => typeof value === 'boolean') ? [true, false] : null;
    case 'number':
      return numbers.length === given.length ? samplesOfNumbers(numbers, definition.numbers) : null;
    case 'choice':
      return areTexts && definition.values ? [...definition.values] : null;
    case 'country':
      return areTexts ? samplesOfCountries(texts) : null;
    case 'state':
      return areTexts
        ? [...texts, ...samplesOfStates(texts), ...(samplesOfTexts(textMentions(comparisons)) ?? [])]
        : null;
    case 'date':
      return areTexts ? samplesOfDates(texts) : null;
    case 'datetime':
      return areTexts ? samplesOfMoments(texts) : null;
    case 'list':
      return null;
    case 'scalar':
      return untypedSamples(comparisons, texts, numbers);
    default:
      return areTexts ? samplesOfTexts(textMentions(comparisons)) : null;
  }
}

/** Those mentioned, and another of each kind: the United States, a territory, abroad. */
function samplesOfCountries(mentioned: readonly string[]): string[] {
  const others = countryCodes.filter((code) => !mentioned.includes(code) && code !== 'USA');
  const abroad = others.find((code) => !isTerritory(code)) ?? [];
  const territory = others.find(isTerritory) ?? [];
  return ['USA', ...mentioned.filter((code) => countryCodes.includes(code)), abroad, territory].flat();
}

/** A state that nobody mentions, and the territories: which country goes with which state differs between them. */
function samplesOfStates(mentioned: readonly string[]): string[] {
  const codes = usStates.map(({ code }) => code);
  const other = codes.find((code) => !mentioned.includes(code) && countryOfState(code) === 'USA') ?? [];
  return [other, codes.filter((code) => countryOfState(code) !== 'USA')].flat();
}

/** A property without a type may hold whatever is compared as one. */
function untypedSamples(
  comparisons: readonly Comparison[],
  texts: readonly string[],
  numbers: readonly number[],
): Value[] | null {
  const times = comparisons.filter(({ operator }) => timing.includes(operator));
  const asTimes = times.flatMap(({ value }) => value ?? []).filter((value) => typeof value === 'string');
  if (times.length > 0 && asTimes.length < texts.length) return null;
  const days = samplesOfDates([...new Set(asTimes.map(dayInUtc))]);
  const moments = samplesOfMoments(asTimes);
  const others = samplesOfTexts(textMentions(comparisons));
  if (days === null || moments === null || others === null) return null;
  const timed = times.length > 0 ? [...days, ...moments] : [];
  return [...timed, ...others, ...samplesOfNumbers(numbers), true, false];
}

function dayInUtc(time: string): string {
  return isDateTime(time) ? new Date(time).toISOString().slice(0, 10) : time;
}

function textMentions(comparisons: readonly Comparison[]): TextMentions {
  const of = (...operators: Operator[]) =>
    comparisons
      .filter(({ operator }) => operators.includes(operator))
      .flatMap(({ value }) => value ?? [])
      .filter((value) => typeof value === 'string');
  return {
    equal: of('equals', 'not_equals', 'in', 'not_in'),
    prefixes: of('starts_with'),
    parts: of('contains'),
  };
}
