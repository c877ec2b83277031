/** The languages of the interface, each named in itself. */
export const languages = [
  { locale: 'en', name: 'English', dir: 'ltr' },
  { locale: 'es', name: 'Español', dir: 'ltr' },
  { locale: 'ar', name: 'العربية', dir: 'rtl' },
] as const;

export type Language = (typeof languages)[number];
export type Locale = Language['locale'];

/** The request header in which the proxy tells a page of the language in its address; a visitor’s own is not passed on. */
export const localeHeader = 'x-firstday-locale';

export const defaultLocale: Locale = 'en';

/** `es-MX` is read as Spanish; undefined where the language is none of ours. */
export function supportedLocale(tag: string | null | undefined): Locale | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language.locale === primary)?.locale;
}

/** The first of our languages that a browser says its reader knows, by weight. */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale | undefined {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      const quality = parameters.map((it) => it.trim()).find((it) => it.startsWith('q='));
      return { tag, weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const locale = supportedLocale(tag);
    if (locale) return locale;
  }
  return undefined;
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return languages.find((language) => language.locale === locale)?.dir ?? 'ltr';
}
