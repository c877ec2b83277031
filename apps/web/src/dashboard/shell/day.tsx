import { getTimeZone } from 'next-intl/server';
import { dayAt } from '../../i18n/day-at';
import { longDate } from '../../i18n/long-date';
import { nearDate } from '../../i18n/near-date';

interface DayProps {
  /** A calendar day, or a moment, of which the reader's day is shown. */
  readonly moment: string;
  readonly locale: string;
  /** In a table of many columns: with its weekday within two weeks, else with its year. */
  readonly isShort?: boolean;
}

/** A day in words. */
export async function Day({ moment, locale, isShort = false }: DayProps) {
  const zone = await getTimeZone();
  const day = dayAt(zone, moment);
  return (
    <time className="fd-day" dateTime={moment}>
      {isShort ? nearDate(day, dayAt(zone, new Date()), locale) : longDate(day, locale)}
    </time>
  );
}
