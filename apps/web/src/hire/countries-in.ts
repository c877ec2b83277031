import { countryCodes, twoLetterCountryCode } from '@firstday/domain/places';

/** By their names in the reader's language. */
export function countriesIn(locale: string): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const order = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: names.of(twoLetterCountryCode(value) ?? value) ?? value }))
    .sort((one, other) => order.compare(one.label, other.label));
}
