import type { ScalarType, ScalarValue } from '@firstday/domain';

const isDate = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;

const isDateTime = (value: string) => /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value));

/** On one line: a street and its number, or a street and what follows it. A word by itself is no address. */
const isAddress = (value: string) => value.length >= 5 && /^(?=.*\p{L})\s*[^\s,]+[\s,]+[^\s,]/u.test(value);

const tests: Record<ScalarType, (value: ScalarValue) => boolean> = {
  address: (value) => typeof value === 'string' && isAddress(value),
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && isDate(value),
  datetime: (value) => typeof value === 'string' && isDateTime(value),
  decimal: (value) => typeof value === 'number',
  integer: (value) => Number.isSafeInteger(value),
  string: (value) => typeof value === 'string',
};

/** Whether a value may be kept in a custom property of the type. Dates are ISO 8601. */
export function isOfScalarType(type: ScalarType, value: ScalarValue): boolean {
  return tests[type](value);
}
