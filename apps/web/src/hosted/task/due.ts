export type Due =
  | { readonly when: 'in' | 'past'; readonly date: string; readonly days: number }
  | { readonly when: 'today' }
  | { readonly when: 'on' | 'pastPlain'; readonly date: string };

/** How soon something is due: `Thursday, November 26`, with the year where it is not this one. */
export function dueOf(
  dueOn: string | null,
  businessDaysLeft: number | null,
  today: string,
  locale: string,
): Due | undefined {
  if (!dueOn) return undefined;
  const date = deadline(dueOn, today, locale);
  if (businessDaysLeft === null) return { when: dueOn < today ? 'pastPlain' : 'on', date };
  // `today` is a day of UTC, which may be ahead of the employer's: the count of days, made there, decides.
  if (businessDaysLeft === 0) return dueOn > today ? { when: 'on', date } : { when: 'today' };
  return { when: businessDaysLeft < 0 ? 'past' : 'in', date, days: Math.abs(businessDaysLeft) };
}

function deadline(day: string, today: string, locale: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(toRegionalLocale(locale), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** A calendar day, or the day of a moment, in words. */
export function longDate(day: string, locale: string): string {
  return new Intl.DateTimeFormat(toRegionalLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day.length === 10 ? `${day}T00:00:00Z` : day),
  );
}

/** Readers are in the US: English and Spanish as they are written there, Arabic with the digits used there. */
const regions: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn', en: 'en-US', es: 'es-US' };

export const toRegionalLocale = (locale: string): string => regions[locale] ?? locale;
