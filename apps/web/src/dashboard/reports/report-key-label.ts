import type { Report, ReportName, ReportPart } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { monthIn } from './month-in';

/** What a group or a part of a report is called in the reader's language: by its name, else by what its key means. */
export async function keyLabels(): Promise<(part: Pick<ReportPart, 'key' | 'label'>, report: ReportName) => string> {
  const [t, locale] = [await getTranslations('reports'), await getLocale()];
  const forms = formNamesIn(locale);
  return ({ key, label }, report) => {
    if (label !== null) return forms[label]?.text ?? label;
    if (/^\d{4}-\d{2}$/.test(key)) return monthIn(locale, key);
    if (key === 'none') return report === 'forms_by_state' ? t('noState') : t('noEmployer');
    const name = `key_${key}` as const;
    return isKnown(name) && t.has(name) ? t(name) : key;
  };
}

const known = [
  'key_done',
  'key_expired',
  'key_waiting',
  'key_signature',
  'key_in_time',
  'key_late',
  'key_overdue',
  'key_mismatch',
  'key_no_mismatch',
  'key_EMPLOYMENT_AUTHORIZED',
  'key_PREPARED',
  'key_PENDING_REFERRAL',
  'key_REFERRED',
  'key_FINAL_NONCONFIRMATION',
  'key_MANUAL_REVIEW',
] as const;
const isKnown = (name: string): name is (typeof known)[number] => known.some((one) => one === name);

/** The group that a part stands in, where the part alone does not say it: the form of a page. */
export const groupOfPart = (report: Report, key: string) =>
  report.groups.find((group) => key.startsWith(`${group.key}.`));
