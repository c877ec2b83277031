import type { Report, ReportName, ReportPart } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { caseStatusWords } from '../../i18n/case-status-label';
import { formNamesIn } from '../../i18n/form-names-in';
import { monthIn } from './month-in';

/** What a group or a part of a report is called in the reader's language: by its name, else by what its key means. */
export async function keyLabels(): Promise<
  (part: Pick<ReportPart, 'key' | 'label'>, report: ReportName) => string
> {
  const [t, locale] = [await getTranslations('reports'), await getLocale()];
  const [cases, forms] = [await getTranslations('everify'), formNamesIn(locale)];
  return ({ key, label }, report) => {
    if (label !== null) return forms[label]?.text ?? label;
    if (/^\d{4}-\d{2}$/.test(key)) return monthIn(locale, key);
    if (key === 'none') return report === 'forms_by_state' ? t('noState') : t('noEmployer');
    const status = caseStatusWords.find((one) => one.status === key);
    if (status) return cases(status.word);
    return isWorded(key) ? t(`key_${key}`) : key;
  };
}

/** The keys that mean the same in every account. */
const worded = [
  'done',
  'expired',
  'in_time',
  'late',
  'mismatch',
  'no_mismatch',
  'overdue',
  'signature',
  'waiting',
] as const;
const isWorded = (key: string): key is (typeof worded)[number] => worded.some((one) => one === key);

/** The group that a part stands in, where the part alone does not say it: the form of a page. */
export const groupOfPart = (report: Report, key: string) =>
  report.groups.find((group) => key.startsWith(`${group.key}.`));
