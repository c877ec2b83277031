import { countryName, isTerritory, normalizeCountry, usStateCode } from '@firstday/domain/places';
import type { AddressAnswer } from '../answers.js';
import { reportAddressLine, type ReportText, reportTitle } from './report-text.js';

/** An address in the words of the record. The lines fit; cities and names of countries may be longer than their fields. */
export interface ReportAddress {
  readonly lines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly zip4: string;
  readonly countryCode: string;
  readonly countryName: string;
  readonly foreignZip: string;
}

/** A part of an address that cannot be written, and why. */
export interface AddressProblem {
  readonly part: 'city' | 'country' | 'state' | 'street' | 'zip';
  readonly reason: 'format' | 'letters' | 'missing' | 'too_long';
}

export type ReportAddressResult =
  | { readonly ok: true; readonly address: ReportAddress }
  | { readonly ok: false; readonly problems: readonly AddressProblem[] };

const lineLength = 40;
const mostLines = 3;

/** FIPS PUB 10-4, which is not ISO 3166: of the countries from which people come to work over a land border. */
const fipsCodes: ReadonlyMap<string | null, string> = new Map([
  ['CAN', 'CA'],
  ['MEX', 'MX'],
]);

/** @param shortens whether what does not fit into three lines is cut */
export function reportAddress(given: AddressAnswer, shortens: boolean): ReportAddressResult {
  const problems: AddressProblem[] = [];
  const note = (part: AddressProblem['part'], reason: AddressProblem['reason']) => {
    problems.push({ part, reason });
    return '';
  };
  const textOf = (part: AddressProblem['part'], result: ReportText) =>
    result.ok ? result.text : note(part, result.reason);

  const country = normalizeCountry(given.country);
  const isDomestic = country === 'USA' || (country !== null && isTerritory(country));
  const region = isDomestic
    ? (usStateCode(given.state) ?? note('state', given.state.trim() ? 'format' : 'missing'))
    : textOf('state', reportTitle(given.state));
  const city = textOf('city', reportTitle(given.city));
  if (city.length < 2) note('city', 'missing');
  const street = [given.street, given.secondary ?? ''].map((line) =>
    textOf('street', reportAddressLine(line)),
  );
  // Line 3 is where the province of an address in Canada goes.
  const lines = [...street, isDomestic ? '' : region].flatMap(toLines);
  if (street.every((line) => line === '')) note('street', 'missing');
  if (!shortens && !fits(lines)) note('street', 'too_long');
  const [zip = '', zip4 = ''] = isDomestic ? usZip(given.zip ?? '') : [];
  if (isDomestic && zip === '') note('zip', given.zip ? 'format' : 'missing');
  const countryCode = isDomestic ? '' : (fipsCodes.get(country) ?? note('country', 'format'));
  const foreignZip = isDomestic ? '' : textOf('zip', reportAddressLine(given.zip ?? ''));
  const name = isDomestic || country === null ? '' : textOf('country', reportTitle(countryName(country)));
  if (problems.length > 0) return { ok: false, problems };
  const written = lines.slice(0, mostLines).map((line) => line.slice(0, lineLength));
  const state = isDomestic ? region : '';
  return {
    ok: true,
    address: { lines: written, city, state, zip, zip4, countryCode, countryName: name, foreignZip },
  };
}

const fits = (lines: readonly string[]) =>
  lines.length <= mostLines && lines.every((line) => line.length <= lineLength);

const usZip = (given: string): readonly (string | undefined)[] =>
  given.length > 20 ? [] : (/^(\d{5})(?:[- ]?(\d{4}))?$/.exec(given.trim())?.slice(1) ?? []);

/** A line is broken between words, and only where it is too long: what fits stays on a line of its own (OMB 0970-0166). */
function toLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
