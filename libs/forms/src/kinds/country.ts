import { countryCodes, normalizeCountry, twoLetterCountryCode } from '@firstday/domain/places';

import { blank, isBlankInput, accepted, rejected } from './kind.js';
import { lineKind } from './line-kind.js';

/** A country's name in the reader's language. */
export function countryNameIn(code: string, locale: string): string {
  const two = twoLetterCountryCode(code);
  return (two && new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(two)) || code;
}

/** Every country, in the alphabetical order of the reader's language. */
export function countryOptions(locale: string): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  return countryCodes
    .map((code) => ({ code, name: names.of(twoLetterCountryCode(code) ?? code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** ISO 3166-1, kept as three letters. */
export const country = lineKind({
  parse: (given, field) => {
    if (isBlankInput(given)) return blank;
    const code = typeof given === 'string' && given.length <= 60 ? normalizeCountry(given) : null;
    return code === null ? rejected(field, 'country_expected') : accepted(code);
  },
  format: (value, _field, locale) => countryNameIn(value, locale),
  pdfText: (value) => countryNameIn(value, 'en'),
});
