// Written by `node tools/languages/write-indexes.mjs` from the folders of libs/domain/src/languages.
import type { Language } from '../language.js';

/** The languages of the product, each named in itself. */
export const languages = [
  { locale: 'en', name: 'English', dir: 'ltr', formatting: 'en-US' },
  { locale: 'es', name: 'Español', dir: 'ltr', formatting: 'es-US' },
  { locale: 'ar', name: 'العربية', dir: 'rtl', formatting: 'ar-u-nu-latn' },
] as const satisfies readonly Language[];

export type Locale = (typeof languages)[number]['locale'];
