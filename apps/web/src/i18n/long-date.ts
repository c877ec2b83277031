/** A calendar day, or the day of a moment, in words. */
export function longDate(day: string, locale: string): string {
  return new Intl.DateTimeFormat(toRegionalLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day.length === 10 ? `${day}T00:00:00Z` : day),
  );
}

/** Readers are in the US: English and Spanish as they are written there, Arabic with the digits used there. */
const regions: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn', en: 'en-US', es: 'es-US' };

export const toRegionalLocale = (locale: string): string => regions[locale] ?? locale;
