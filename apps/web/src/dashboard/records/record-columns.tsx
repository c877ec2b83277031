import type { Column } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { Day } from '../shell/day';
import { fieldText } from './field-text';
import { recordFieldsOf, type RecordFieldName } from './model/record-field';
import type { NamedKind } from './model/managed-kind';
import type { StoredRecord } from './stored-record';

/** What a list shows of each record besides its name. */
const shown: Readonly<Record<NamedKind, readonly RecordFieldName[]>> = {
  employer: ['ein', 'address', 'uses_e_verify'],
  client: ['remote_examination'],
  job: ['address', 'pay_rate', 'pay_basis'],
};

export async function recordColumns(kind: NamedKind): Promise<readonly Column<StoredRecord>[]> {
  const [t, fieldWord, locale] = [
    await getTranslations('records'),
    await getTranslations('recordField'),
    await getLocale(),
  ];
  const fields = shown[kind].flatMap((name) => recordFieldsOf(kind).filter((field) => field.name === name));
  return [
    {
      id: 'name',
      label: t('name'),
      order: { by: 'name', usually: 'asc' },
      cell: ({ id, name }) => (
        <a href={paths.record(kind, id)}>
          <bdi>{name || t('unnamed')}</bdi>
        </a>
      ),
    },
    ...fields.map((field): Column<StoredRecord> => ({
      id: field.name,
      label: fieldWord(field.name),
      isFigure: field.control === 'number',
      cell: async (record) => <bdi>{await fieldText(field, record[field.name], locale)}</bdi>,
    })),
    {
      id: 'changed',
      label: t('changed'),
      order: { by: 'updated_at', usually: 'desc' },
      cell: ({ updated_at }) => (updated_at ? <Day moment={updated_at} locale={locale} isShort /> : null),
    },
  ];
}
