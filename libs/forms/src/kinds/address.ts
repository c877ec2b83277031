import { normalizeCountry, usStateCode } from '@firstday/domain/places';

import { isAddress } from '../is-blank.js';
import type { AddressAnswer } from '../answers.js';
import type { Field } from '../field.js';
import type { FieldIssue } from '../field-issue.js';
import { countryNameIn } from './country.js';
import { blank, isBlankInput, accepted, rejected, type Kind, type Parsed } from './kind.js';
import { readLine } from './read-line.js';
import { readRecord } from './read-record.js';

/** `full_address` is what a record writes from the others: accepted and written anew. */
const parts = ['street', 'secondary', 'city', 'state', 'zip', 'country', 'full_address'] as const;
type Part = (typeof parts)[number];

const limits = { street: 255, secondary: 255, city: 255, state: 100, zip: 20 } as const;
const usZip = /^\d{5}(-\d{4})?$/;

export const address: Kind = {
  parse: (given, field) => {
    if (isBlankInput(given)) return blank;
    const record = readRecord(given, parts);
    if (record === null) return rejected(field, 'address_expected');
    if ([...record.values()].every(isBlankInput)) return blank;
    return readAddress(record, field);
  },
  format: (value, _field, locale) => (isAddress(value) ? lines(value, locale).join('\n') : ''),
  mask: (value) =>
    isAddress(value) ? { street: '***', city: '***', state: value.state, country: value.country } : null,
  pdfText: (value) => (isAddress(value) ? lines(value, 'en').join(', ') : ''),
};

function readAddress(record: ReadonlyMap<Part, unknown>, field: Field): Parsed {
  const issues: FieldIssue[] = [];
  const read = (part: keyof typeof limits, isRequired: boolean): string | null => {
    const parsed = readLine(record.get(part), field, limits[part]);
    if (!parsed.ok) issues.push(...parsed.issues.map((it) => ({ ...it, path: [field.path, part] })));
    if (parsed.ok && parsed.value === null && isRequired) {
      issues.push({ path: [field.path, part], code: `${part}_required` });
    }
    return parsed.ok ? parsed.value : null;
  };
  const addIssue = (part: Part, code: string) => issues.push({ path: [field.path, part], code });
  const givenCountry = record.get('country');
  const country = isBlankInput(givenCountry)
    ? 'USA'
    : typeof givenCountry === 'string' && givenCountry.length <= 100
      ? normalizeCountry(givenCountry)
      : null;
  if (country === null) addIssue('country', 'country_expected');
  const [street, secondary, city] = [read('street', true), read('secondary', false), read('city', true)];
  const state = read('state', true);
  const zip = read('zip', country === 'USA');
  const code = country === 'USA' && state !== null ? usStateCode(state) : state;
  if (state !== null && code === null) addIssue('state', 'state_expected');
  if (country === 'USA' && zip !== null && !usZip.test(zip)) addIssue('zip', 'zip_expected');
  if (issues.length > 0) return { ok: false, issues };
  return accepted({
    street: street ?? '',
    secondary,
    city: city ?? '',
    state: code ?? '',
    zip,
    country: country ?? '',
  });
}

/** As on an envelope; the country only for addresses abroad. */
function lines(value: AddressAnswer, locale: string): readonly string[] {
  const town = [value.city, [value.state, value.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const isAbroad = normalizeCountry(value.country) !== 'USA';
  return [value.street, value.secondary, town, isAbroad ? countryNameIn(value.country, locale) : null].filter(
    (it): it is string => Boolean(it),
  );
}
