import { languages, type Locale } from './generated/languages.js';

/** The language of all texts, of which others may lack some. */
export const defaultLocale: Locale = 'en';

/** The language of ours that a tag names: `es-MX` is read as Spanish. Undefined where it is none of ours. */
export function supportedLocale(tag: string | null | undefined): Locale | undefined {
  // Whoever asks may send a tag of any length.
  const parts = (tag ?? '').trim().toLowerCase().split(/[-_]/, 4);
  const spoken = (name: string) => languages.find(({ locale }) => locale.toLowerCase() === name)?.locale;
  // `zh-Hant-TW` is in `zh-Hant` where there is such a folder, and else in `zh`.
  return parts
    .map((_part, at) => spoken(parts.slice(0, parts.length - at).join('-')))
    .find((locale) => locale !== undefined);
}

/** The first of these tags that names a language of ours: English where none does. */
export const readableLocale = (...tags: readonly (string | null | undefined)[]): Locale =>
  tags.map((tag) => supportedLocale(tag)).find((locale) => locale !== undefined) ?? defaultLocale;
