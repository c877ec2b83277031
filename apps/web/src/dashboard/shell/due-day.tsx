import { getLocale, getTranslations } from 'next-intl/server';
import { type DayWidth, dueStatusAt } from '../../i18n/due-status';
import { LocalDue } from './local-due';

interface DueDayProps {
  readonly moment: string;
  readonly width?: DayWidth;
}

/** By when something is due, in the reader's own days as soon as the page knows them. */
export async function DueDay({ moment, width = 'long' }: DueDayProps) {
  const [words, locale] = [await getTranslations('components'), await getLocale()];
  return (
    <LocalDue
      moment={moment}
      locale={locale}
      width={width}
      atFirst={dueStatusAt(moment, new Date(), locale, width)}
      words={{
        overdue: words.raw('overdueSince'),
        today: words('dueToday'),
        soon: words.raw('dueSoon'),
        later: words.raw('dueOn'),
      }}
    />
  );
}
