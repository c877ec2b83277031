import type { Localized } from './localized.js';

/** The text in the reader's language, else in its base language, else in English, the only language of government text. */
export function textOf(localized: Localized, locale: string): string {
  const inLanguage = (code: string) => (Object.hasOwn(localized, code) ? localized[code] : undefined);
  return inLanguage(locale) ?? inLanguage(locale.split('-')[0] ?? 'en') ?? localized.en;
}

/** The language that `textOf` chose, for the `lang` attribute of what it returned. */
export function languageOf(localized: Localized, locale: string): string {
  if (Object.hasOwn(localized, locale)) return locale;
  const base = locale.split('-')[0] ?? 'en';
  return Object.hasOwn(localized, base) ? base : 'en';
}
