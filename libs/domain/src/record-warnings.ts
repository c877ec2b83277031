import { isSampleNumber } from './employment/index.js';
import { normalizeCountry, statesOfZip, usStates } from './places/index.js';

/** What is accepted although it is likely a mistake. No value is in it, because headers and logs have it. */
export interface RecordWarning {
  /** The member, such as `address.zip`. */
  readonly path: string;
  readonly message: string;
}

type Given = Readonly<Record<string, unknown>>;

/**
 * What is unlikely in a record as a caller gave it, once it was parsed.
 *
 * @param ownNames the members that the operation knows; others are kept as attributes of the caller's own
 */
export const recordWarnings = (given: Given, ownNames: readonly string[]): readonly RecordWarning[] => [
  ...Object.keys(given).flatMap((name) => misspelt(name, ownNames)),
  ...ofAddress(given['address']),
  ...ofNumber(given['social_security_number']),
  ...ofEin(given['ein']),
];

/** Names that begin with it are never taken for misspelt ones. */
const free = 'x_';

function misspelt(name: string, ownNames: readonly string[]): readonly RecordWarning[] {
  if (ownNames.includes(name) || name.startsWith(free)) return [];
  const given = plain(name);
  const meant =
    ownNames.find((own) => plain(own) === given) ?? ownNames.find((own) => isNearly(given, plain(own)));
  return meant === undefined
    ? []
    : [{ path: name, message: `kept as an attribute of your own: did you mean ${meant}?` }];
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether two names differ in one letter: added, left out, another one, or two that changed places. */
function isNearly(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (one[from] === other[from]) from += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [left, otherLeft] = [one.slice(from, end), other.slice(from, otherEnd)];
  if (left.length <= 1 && otherLeft.length <= 1) return true;
  return left.length === 2 && left === [...otherLeft].toReversed().join('');
}

function ofAddress(address: unknown): readonly RecordWarning[] {
  if (!isGiven(address)) return [];
  const [country, state, zip] = [
    textIn(address, 'country'),
    textIn(address, 'state'),
    textIn(address, 'zip'),
  ];
  if (normalizeCountry(country) === null)
    return [
      {
        path: 'address.country',
        message: 'not a country by name or ISO 3166 code: policies that ask for it stay undecided',
      },
    ];
  const isState = usStates.some(({ code }) => code === state);
  const states = statesOfZip(zip);
  // The Postal Service assigns no code that begins with 000 to 004.
  const isOther = /^00[0-4]\d\d/.test(zip) || (states.length > 0 && !states.includes(state));
  return isState && isOther ? [{ path: 'address.zip', message: 'not a ZIP code of this state' }] : [];
}

const ofNumber = (number: unknown): readonly RecordWarning[] =>
  typeof number === 'string' && isSampleNumber(number)
    ? [
        {
          path: 'social_security_number',
          message: 'a number from samples, which is not assigned to a person',
        },
      ]
    : [];

/** The first two digits that the IRS assigns by (irs.gov, "How EINs are assigned and valid EIN prefixes"). */
const einPrefixes = /^(?:0[1-6]|1[0-6]|2[0-7]|3[0-9]|4[0-8]|5[0-9]|6[0-8]|7[1-7]|8[0-8]|9[0-58-9])/;

const ofEin = (ein: unknown): readonly RecordWarning[] =>
  typeof ein === 'string' && !einPrefixes.test(ein)
    ? [{ path: 'ein', message: 'begins with digits that the IRS has not assigned' }]
    : [];

const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null;
const textIn = (given: Given, name: string): string => {
  const value = given[name];
  return typeof value === 'string' ? value : '';
};
