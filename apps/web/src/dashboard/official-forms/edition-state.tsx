import { StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import type { OfficialForm } from './read-official-forms';

/** From when until when an edition is used, and how many days are left. */
export async function EditionState({ dates }: { readonly dates: OfficialForm['edition_dates'] }) {
  const [t, locale] = [await getTranslations('officialForms'), await getLocale()];
  const { used_from, used_until, days_left, state } = dates;
  const since = longDate(used_from, locale);
  if (used_until === null) return <span className="fd-day">{t('since', { date: since })}</span>;
  const until = longDate(used_until, locale);
  const words = `${t('until', { date: until })} · ${t('daysLeft', { count: days_left ?? 0 })}`;
  if (state === 'current')
    return (
      <time className="fd-day" dateTime={used_until}>
        {words}
      </time>
    );
  return (
    <span className="fd-day">
      {state === 'over' ? (
        <StatusWord tone="bad" icon="alert" word={t('over', { date: until })} />
      ) : (
        <StatusWord tone="warn" icon="clock" word={words} />
      )}
    </span>
  );
}
