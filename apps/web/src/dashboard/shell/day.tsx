import { longDate } from '../../i18n/long-date';
import { nearDate } from '../../i18n/near-date';

interface DayProps {
  readonly moment: string;
  readonly locale: string;
  /** In a table of many columns: with its weekday within two weeks, else with its year. */
  readonly isShort?: boolean;
}

/** The day of a moment, as the reader writes it. */
export function Day({ moment, locale, isShort = false }: DayProps) {
  return (
    <time className="fd-day" dateTime={moment}>
      {isShort ? nearDate(moment, new Date(), locale) : longDate(moment, locale)}
    </time>
  );
}
