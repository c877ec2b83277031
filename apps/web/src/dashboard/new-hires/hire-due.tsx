import '../calendar/deadline-table.css';
import type { DueNewHire } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { dueGroupOf, isDueToday } from '../calendar/due-group';

interface HireDueProps {
  readonly hire: DueNewHire;
  readonly now: Date;
}

/** The last day, by which law, and whether anybody has checked it. */
export async function HireDue({
  hire: { due_at, due_on, legal_basis: law, is_sure: isSure },
  now,
}: HireDueProps) {
  const [t, words, locale] = [
    await getTranslations('newHires'),
    await getTranslations('components'),
    await getLocale(),
  ];
  const date = longDate(due_on, locale);
  return (
    <div className="due-what fd-day">
      {dueGroupOf(due_at, now) === 'overdue' ? (
        <StatusWord tone="bad" icon="alert" word={words('overdueSince', { date })} />
      ) : isDueToday(due_at, now) ? (
        <StatusWord tone="warn" icon="clock" word={words('dueToday')} />
      ) : (
        <time dateTime={due_on}>{words('dueOn', { date })}</time>
      )}
      <bdi className="fd-muted due-law" dir="ltr" lang="en">
        {law}
      </bdi>
      {isSure ? null : <span className="fd-muted">{t('unsure')}</span>}
    </div>
  );
}
