import type { Report } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { formatHours } from './format-hours';
import { groupOfPart, keyLabels } from './key-labels';

/** What a report found, in a sentence. */
export async function reportSentence(report: Report): Promise<string> {
  const [t, locale, labelOf] = [await getTranslations('reports'), await getLocale(), await keyLabels()];
  const { total } = report;
  const figure = (value: number) => formatNumber(locale, value);
  if (total.count === 0) return t('nothing');
  const [done, all] = [figure(total.done_count), figure(total.count)];
  switch (report.report) {
    case 'time_to_done':
      return total.median_hours === null
        ? t('nobodyDone', { all })
        : t('halfDone', { time: formatHours(locale, total.median_hours) });
    case 'drop_off': {
      const stopped = report.parts.find(({ key }) => groupOfPart(report, key));
      const form = stopped && groupOfPart(report, stopped.key);
      if (!stopped || !form) return t('nobodyWaits', { all });
      return t('mostWait', { page: labelOf(stopped, 'drop_off'), form: labelOf(form, 'drop_off') });
    }
    case 'late_signatures': {
      const late = report.parts.filter(({ key }) => key === 'late' || key === 'overdue');
      return t('lateOf', { late: figure(late.reduce((sum, { count }) => sum + count, 0)), all });
    }
    case 'forms_by_state':
      return t('completedOf', { done, all });
    case 'everify_outcomes':
      return t('closedOf', { done, all });
  }
}
