import { getLocale, getTranslations } from 'next-intl/server';
import { type ToldDeadline, dueStatusOf, isDayKnown } from '../../i18n/due-status';
import { DueWords } from './due-words';
import { LocalDue } from './local-due';

/** By when something is due: the employer's day, or the reader's of a moment that somebody chose. */
export async function DueDay({ due_at, due_on, urgency }: ToldDeadline) {
  const [words, locale] = [await getTranslations('components'), await getLocale()];
  const deadline = { due_at, due_on, urgency };
  const shown = {
    deadline,
    locale,
    status: dueStatusOf(deadline, new Date(), locale),
    words: {
      overdue: words.raw('wasDue'),
      today: words('dueToday'),
      soon: words.raw('dueSoon'),
      later: words.raw('dueOn'),
    },
  };
  return isDayKnown(deadline) ? <DueWords {...shown} /> : <LocalDue {...shown} />;
}
