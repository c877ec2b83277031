import type { NewHireReport } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';

/** Whether a file was sent, and when. */
export async function ReportStatus({ report: { sent_on: day } }: { readonly report: NewHireReport }) {
  const [t, locale] = [await getTranslations('newHires'), await getLocale()];
  return day === null ? (
    <StatusWord tone="warn" icon="clock" word={t('status_made')} />
  ) : (
    <StatusWord tone="good" icon="check" word={t('sentOn', { date: longDate(day, locale) })} />
  );
}
