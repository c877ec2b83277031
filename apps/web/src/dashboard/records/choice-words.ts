import { EntityStructure, typedProperties } from '@firstday/domain';
import { overtimeStatuses, payBases, payFrequencies, workerTypes } from '@firstday/domain/employment';
import { getTranslations } from 'next-intl/server';
import type { RecordFieldName } from './model/record-field';

const examinations = typedProperties.client.remote_examination.options;

/** What can be chosen for a property, each with its word; nothing where it is no choice. */
export async function choiceWords(name: RecordFieldName): Promise<ReadonlyMap<string, string>> {
  const t = await getTranslations('recordChoice');
  if (name === 'entity_structure')
    return new Map(EntityStructure.options.map((one) => [one, t(`entity_structure_${one}`)]));
  if (name === 'remote_examination')
    return new Map(examinations.map((one) => [one, t(`remote_examination_${one}`)]));
  if (name === 'pay_basis') return new Map(payBases.map((one) => [one, t(`pay_basis_${one}`)]));
  if (name === 'pay_frequency') return new Map(payFrequencies.map((one) => [one, t(`pay_frequency_${one}`)]));
  if (name === 'overtime_status')
    return new Map(overtimeStatuses.map((one) => [one, t(`overtime_status_${one}`)]));
  return new Map(name === 'worker_type' ? workerTypes.map((one) => [one, t(`worker_type_${one}`)]) : []);
}
