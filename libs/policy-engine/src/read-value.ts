import { isDate, isDateTime } from '@firstday/domain/calendar';
import { normalizeCountry, usStateCode } from '@firstday/domain/places';
import type { Operator, Value } from './condition.js';
import { type FactDefinition, operatorsOf } from './fact-definition.js';

export const maxTextLength = 500;

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;

/** The value as it is kept (`US` becomes `USA`, `New York` becomes `NY`), or why it cannot be. Never echoes it. */
export type ReadValue = { readonly value: Value } | { readonly message: string };

export function readValue(definition: FactDefinition, operator: Operator, given: unknown): ReadValue {
  switch (definition.type) {
    case 'scalar':
      return readScalar(definition, operator, given);
    case 'number':
      return typeof given === 'number' && Number.isFinite(given)
        ? { value: given }
        : { message: 'Expected a number' };
    case 'boolean':
      return typeof given === 'boolean' ? { value: given } : { message: 'Expected true or false' };
    default:
      return readText(definition, given);
  }
}

/** Of a fact without a type the operator says what it is compared with: sizes with numbers, times with dates, others as given. */
function readScalar(definition: FactDefinition, operator: Operator, given: unknown): ReadValue {
  const isSame = operatorsOf.choice.includes(operator);
  if (isSame && typeof given !== 'string')
    return readValue(
      { ...definition, type: typeof given === 'boolean' ? 'boolean' : 'number' },
      operator,
      given,
    );
  const type = (['text', 'number', 'datetime'] as const).find((one) => operatorsOf[one].includes(operator));
  return readValue({ ...definition, type: type ?? 'text' }, operator, given);
}

function readText(definition: FactDefinition, given: unknown): ReadValue {
  if (typeof given !== 'string') return { message: expectedText(definition) };
  if (given.length > maxTextLength) return { message: `Expected at most ${maxTextLength} characters` };
  if (unstorable.test(given)) return { message: 'Expected text without NUL or broken characters' };
  const value = canonicalText(definition, given.trim());
  return value === null ? { message: expectedText(definition) } : { value };
}

function canonicalText({ type, values }: FactDefinition, text: string): string | null {
  if (text === '') return null;
  if (type === 'choice') return values?.includes(text) ? text : null;
  if (type === 'country') return normalizeCountry(text);
  if (type === 'state') return usStateCode(text) ?? text;
  if (type === 'date') return isDate(text) ? text : null;
  if (type === 'datetime') return isDate(text) || isDateTime(text) ? text : null;
  return text;
}

function expectedText({ type, values = [] }: FactDefinition): string {
  switch (type) {
    case 'choice':
      return `Expected one of ${values.join(', ')}`;
    case 'country':
      return 'Expected a country by its ISO 3166 code, such as USA or CAN';
    case 'state':
      return 'Expected a state, such as NY';
    case 'date':
      return 'Expected a date as YYYY-MM-DD';
    case 'datetime':
      return 'Expected a date as YYYY-MM-DD, or a date and time with its zone as 2026-11-23T09:00:00Z';
    default:
      return 'Expected a non-empty string';
  }
}
