import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';
import { addressControl } from './model/address-parts';
import { recordFieldsOf } from './model/record-field';
import { placementReferences } from './model/record-form-input';
import type { ManagedKind } from './model/managed-kind';

/** Of these more can be said than what their kind of control takes. */
const named = [
  'name',
  'ein',
  'phone',
  'e_verify_company_id',
  'holidays',
  'workers_compensation_phone',
  'work_psd_code',
  'job_days',
] as const;

/** What to do about each control of a form that is wrong. */
export async function recordAdvice(kind: ManagedKind): Promise<Advice> {
  const t = await getTranslations('recordAdvice');
  const own = recordFieldsOf(kind).map(({ name, control }) => {
    const one = named.find((known) => known === name);
    return [name, t(one ?? control)];
  });
  const street = (['street', 'city', 'state', 'country'] as const).map((part) => [
    addressControl(part),
    t(`address_${part}`),
  ]);
  const references = kind === 'placement' ? placementReferences.map((name) => [name, t('record')]) : [];
  const rest = [addressControl('secondary'), addressControl('zip')].map((name) => [name, t('text')]);
  return Object.fromEntries([
    ...own,
    ...references,
    ...(recordFieldsOf(kind).some(({ control }) => control === 'address') ? [...street, ...rest] : []),
    ['external_id', t('external_id')],
  ]);
}
