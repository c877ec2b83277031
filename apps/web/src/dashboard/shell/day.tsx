import { longDate } from '../../i18n/long-date';

/** The day of a moment, as the reader writes it. */
export function Day({ moment, locale }: { readonly moment: string; readonly locale: string }) {
  return (
    <time className="fd-day" dateTime={moment}>
      {longDate(moment, locale)}
    </time>
  );
}
