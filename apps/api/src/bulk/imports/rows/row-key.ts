import type { ImportKind } from '@firstday/domain';
import type { MatchKey } from '../../../records/index.js';

/** What a row's record can be known by. */
export interface RowKey {
  readonly by: MatchKey;
  readonly value: string;
}

type Given = Readonly<Record<string, unknown>>;

/**
 * The surest first. An account's own reference tells people of one email address apart; a name counts only where
 * there is nothing better.
 */
export function rowKeysOf(kind: ImportKind, record: Given): RowKey[] {
  const external = key('external_id', text(record, 'external_id'));
  const street = text(Object(record['address']), 'street');
  const zip = text(Object(record['address']), 'zip');
  const name = text(record, 'name');
  const sure = [
    ...external,
    ...(kind === 'employees' ? key('email', text(record, 'email')) : ein(kind, record)),
  ];
  if (sure.length > 0) return sure;
  if (kind === 'employees') {
    const person = [text(record, 'first_name'), text(record, 'last_name'), street, zip].filter(Boolean);
    return key('person_and_address', person.length < 3 ? '' : person.join('|'));
  }
  if (kind === 'jobs') return key('name_and_street', [name, street].filter(Boolean).join('|'));
  return key('name', name);
}

const ein = (kind: ImportKind, record: Given): RowKey[] =>
  kind === 'employers' ? key('ein', text(record, 'ein').replaceAll('-', '')) : [];

const key = (by: MatchKey, value: string): RowKey[] => (value === '' ? [] : [{ by, value }]);

function text(record: Given, name: string): string {
  const value = record[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
