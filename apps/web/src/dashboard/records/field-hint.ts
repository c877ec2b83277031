import { getTranslations } from 'next-intl/server';
import type { FieldGroupId, RecordFieldName } from './model/record-field';

const hinted = [
  'ein',
  'naics_code',
  'uses_e_verify',
  'remote_examination',
  'time_zone',
  'business_days',
  'holidays',
  'new_hire_reports_from',
  'new_hire_reports_to',
  'work_psd_code',
  'regular_payday',
  'job_days',
  'end_date',
] as const;

/** What somebody must know before they give a property; undefined where its name says it. */
export async function fieldHint(name: RecordFieldName): Promise<string | undefined> {
  const one = hinted.find((known) => known === name);
  return one && (await getTranslations('recordHint'))(one);
}

const hintedGroups = [
  'company',
  'everify',
  'workdays',
  'reporting',
  'papers',
  'pay',
  'place',
  'dates',
] as const;

/** What a group of properties is for. */
export async function groupHint(id: FieldGroupId): Promise<string | undefined> {
  const one = hintedGroups.find((known) => known === id);
  return one && (await getTranslations('recordGroupHint'))(one);
}
