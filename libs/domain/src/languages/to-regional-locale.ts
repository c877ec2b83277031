import { languages } from './generated/languages.js';

/** Readers are in the US: dates and numbers are written as each language is written there. */
export function toRegionalLocale(locale: string): string {
  return languages.find((language) => language.locale === locale)?.formatting ?? locale;
}
