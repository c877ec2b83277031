import { weekdayRuns, weekdaysOf } from '@firstday/domain';

/** Of a day by its number, 0 for Sunday. */
export const weekdayWord = (day: number, locale: string): string => formatOf(locale).format(dateOf(day));

/** Days of the week in a sentence, from what an employer's `business_days` says: "Monday – Friday and Sunday". */
export function weekdayWords(text: string, locale: string): string {
  const format = formatOf(locale);
  const words = weekdayRuns(weekdaysOf(text)).flatMap((run) => {
    const [first, last] = [dateOf(run[0] ?? 0), dateOf(run.at(-1) ?? 0)];
    return run.length < 3 ? run.map((day) => weekdayWord(day, locale)) : [format.formatRange(first, last)];
  });
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}

const formatOf = (locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });

/** A day of a week that ends with its Sunday. */
const dateOf = (day: number) => new Date(Date.UTC(2024, 0, day === 0 ? 7 : day));
