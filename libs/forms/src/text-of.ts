import type { Localized } from './localized.js';

/** The text in the reader's language, else in its base language, else in English, the only language of government text. */
export const textOf = (localized: Localized, locale: string): string =>
  localized[languageOf(localized, locale)] ?? localized.en;

/** The language that `textOf` chose, for the `lang` attribute of what it returned. */
export const languageOf = (byLanguage: object, locale: string): string =>
  [locale, locale.replace(/-.*/, '')].find((it) => Object.hasOwn(byLanguage, it)) ?? 'en';
