import { Address } from '@firstday/domain';
import {
  countryCodes,
  normalizeCountry,
  twoLetterCountryCode,
  usStateCode,
  usStates,
} from '@firstday/domain/places';
import { getLocale, getTranslations } from 'next-intl/server';
import { AddressInputs } from './address-inputs';
import { usualCountry } from './model/address-parts';

/** The controls of an address, with the states and countries that can be chosen. */
export async function AddressFields({ value }: { readonly value: unknown }) {
  const [t, records, locale] = [
    await getTranslations('recordAddress'),
    await getTranslations('records'),
    await getLocale(),
  ];
  const before = Address.nullish().parse(value);
  const initial: Partial<ReturnType<typeof inControls>> = before
    ? inControls(before)
    : { country: usualCountry };
  const states = usStates.map(({ code, name }) => ({ value: code, label: name }));
  const words = {
    street: t('street'),
    secondary: t('secondary'),
    city: t('city'),
    state: t('state'),
    region: t('region'),
    zip: t('zip'),
    country: t('country'),
    optional: records('optional'),
  };
  return (
    <AddressInputs
      words={words}
      initial={initial}
      states={withStored([{ value: '', label: records('choose') }, ...states], initial.state)}
      countries={withStored(countryChoices(locale), initial.country)}
    />
  );
}

/** A program may have given `US` and `New York`: the same as what can be chosen. */
const inControls = ({ country, state, secondary, zip, ...rest }: Address) => ({
  ...rest,
  secondary: secondary ?? '',
  state: usStateCode(state) ?? state,
  zip: zip ?? '',
  country: normalizeCountry(country) ?? country,
});

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a program gave may be written in another way than the choices are. */
const withStored = (choices: readonly Choice[], stored = ''): readonly Choice[] =>
  choices.some(({ value }) => value === stored) || stored === ''
    ? choices
    : [{ value: stored, label: stored }, ...choices];

function countryChoices(locale: string): readonly Choice[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const order = new Intl.Collator(locale);
  const all = countryCodes.map((value) => ({
    value,
    label: names.of(twoLetterCountryCode(value) ?? value) ?? value,
  }));
  const sorted = all.sort((one, other) => order.compare(one.label, other.label));
  return [...sorted.filter(isUsual), ...sorted.filter((choice) => !isUsual(choice))];
}

const isUsual = ({ value }: Choice) => value === usualCountry;
