import { toRegionalLocale } from '@firstday/domain/languages';

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
  // Between today and a deadline on a day off there may be no business day: then it is still not due today.
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
