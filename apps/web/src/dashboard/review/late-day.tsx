import { StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { type DayWidth, dueStatusOn } from '../../i18n/due-status';
import { isDueToday } from '../calendar/due-group';

interface LateDayProps {
  readonly dueAt: string | null;
  /** The day at the employer's: it is theirs that counts. */
  readonly dueOn: string | null;
  readonly width?: DayWidth;
}

/** The last day to sign in time, from when it is late. */
export async function LateDay({ dueAt, dueOn, width = 'long' }: LateDayProps) {
  const [t, locale] = [await getTranslations('reviewQueue'), await getLocale()];
  if (dueAt === null || dueOn === null) return <span className="fd-muted">{t('noDay')}</span>;
  const now = new Date();
  const { date } = dueStatusOn(dueOn, now, locale, width);
  if (new Date(dueAt) <= now) return <StatusWord tone="bad" icon="alert" word={t('lateSince', { date })} />;
  if (isDueToday(dueAt, now)) return <StatusWord tone="warn" icon="clock" word={t('dueToday')} />;
  return (
    <time className="fd-day" dateTime={dueOn}>
      {t('dueBy', { date })}
    </time>
  );
}
