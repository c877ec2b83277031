import { Icon } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { dayAt } from '../../i18n/day-at';
import { type Due, dueOf } from '../../i18n/due';

interface DueTextProps {
  readonly due_on: string | null;
  readonly business_days_left: number | null;
  readonly timeZone: string;
}

/** "Due Thursday, November 26 (in 2 business days)" */
export async function DueText({ due_on, business_days_left, timeZone }: DueTextProps) {
  const [t, locale] = [await getTranslations('due'), await getLocale()];
  const due = dueOf(due_on, business_days_left, dayAt(timeZone, new Date()), locale);
  if (!due) return null;
  const isLate = due.when === 'past' || due.when === 'pastPlain';
  return (
    <span className="fd-status fd-due" data-tone={isLate ? 'bad' : due.when === 'today' ? 'warn' : 'muted'}>
      <Icon name={isLate ? 'alert' : 'calendar'} />
      {words(due, t)}
    </span>
  );
}

function words(due: Due, t: Awaited<ReturnType<typeof getTranslations<'due'>>>): string {
  if (due.when === 'today') return t('today');
  return 'days' in due ? t(due.when, { date: due.date, days: due.days }) : t(due.when, { date: due.date });
}
