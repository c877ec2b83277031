import { isDeepStrictEqual } from 'node:util';
import { weekdaysOf, weekdaysText } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import type { FormIssue } from '../forms/action-state';
import { fieldText } from './field-text';
import { addressControl } from './model/address-parts';
import { recordFieldsOf, type RecordField } from './model/record-field';
import type { ManagedKind } from './model/managed-kind';
import { readStoredRecord } from './read-stored-record';

/**
 * Somebody else saved the record while this form was open: says at each control what stands there now, where that is not
 * what was typed. The version goes with it, so that whoever has read this can save over it.
 */
export async function changedMeanwhile(
  path: string,
  { kind, id }: { readonly kind: ManagedKind; readonly id: string },
  typed: Readonly<Record<string, unknown>>,
): Promise<{ readonly version: string; readonly issues: readonly FormIssue[] }> {
  const [t, locale] = [await getTranslations('records'), await getLocale()];
  const { record, version } = await readStoredRecord(path, kind, id);
  const differing = recordFieldsOf(kind).filter(
    (field) => !isDeepStrictEqual(asTyped(field, record[field.name]), typed[field.name] ?? null),
  );
  const atControls = await Promise.all(
    differing.map(async (field) => ({
      target: controlOf(field),
      message: t('changedHere', {
        value: (await fieldText(field, record[field.name], locale)) ?? t('nothing'),
      }),
    })),
  );
  return { version, issues: [{ message: t('changedMeanwhile') }, ...atControls] };
}

/** The same days may be written in other words than a form has for them. */
const asTyped = ({ control }: RecordField, value: unknown): unknown =>
  control === 'weekdays' && typeof value === 'string' ? weekdaysText(weekdaysOf(value)) : (value ?? null);

const controlOf = ({ name, control }: RecordField) =>
  control === 'address' ? addressControl('street') : name;
