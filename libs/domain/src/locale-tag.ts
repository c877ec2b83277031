import { z } from 'zod';
import { LanguageCode } from './country-code.js';

const known: ReadonlySet<string> = new Set(LanguageCode.options);

/** A tag of one of the languages that an organization may offer, by itself or with a region: `es`, `es-MX`, `zh-TW`. */
function isLocale(tag: string): boolean {
  try {
    const { language, region, script } = new Intl.Locale(tag).maximize();
    return [language, `${language}-${region}`, `${language}-${script}`].some((name) => known.has(name));
  } catch {
    return false;
  }
}

/** A language that pages are asked to open in, kept as it is properly written. */
export const LocaleTag = z
  .string()
  .max(35)
  .refine(isLocale, 'Expected the tag of a language, such as en or es-MX')
  .transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag);
