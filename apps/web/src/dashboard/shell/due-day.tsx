import { getLocale, getTranslations } from 'next-intl/server';
import { dueStatusAt } from '../../i18n/due-status';
import { LocalDue } from './local-due';

/** By when something is due, in the reader's own days as soon as the page knows them. */
export async function DueDay({ moment }: { readonly moment: string }) {
  const [words, locale] = [await getTranslations('components'), await getLocale()];
  return (
    <LocalDue
      moment={moment}
      locale={locale}
      atFirst={dueStatusAt(moment, new Date(), locale)}
      words={{
        overdue: words.raw('overdueSince'),
        today: words('dueToday'),
        soon: words.raw('dueSoon'),
        later: words.raw('dueOn'),
      }}
    />
  );
}
