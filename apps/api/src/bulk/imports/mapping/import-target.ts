import { type ImportKind, prototypeNames } from '@firstday/domain';

/** The records that a row's placement may name, and by what. */
export type ReferenceNoun = 'employer' | 'client' | 'job';
export type ReferenceKey = 'id' | 'external_id' | 'name';

/** What a column of a file fills. */
export type ImportTarget =
  | { readonly place: 'record' | 'placement'; readonly part: 'own' | 'custom'; readonly name: string }
  | { readonly place: 'address'; readonly name: string }
  | { readonly place: 'reference'; readonly noun: ReferenceNoun; readonly by: ReferenceKey };

/** What the service itself says of a record; a column of an export is left out by its name. */
export const writtenByService = new Set([
  'id',
  'account_id',
  'created_at',
  'updated_at',
  'deleted_at',
  'employee_id',
  'employer_id',
  'client_id',
  'job_id',
  'address.full_address',
]);
const objects = new Set(['address', 'custom_attributes', 'system_attributes', 'placement', 'create_tasks']);

/** @returns nothing for what no column may fill */
export function parseTarget(kind: ImportKind, property: string): ImportTarget | undefined {
  const parts = property.split('.');
  const [first = '', second, third, ...more] = parts;
  if (more.length > 0 || parts.some((part) => part === '' || prototypeNames.has(part))) return undefined;
  if (writtenByService.has(property)) return undefined;
  if (second === undefined)
    return objects.has(first) ? undefined : { place: 'record', part: 'own', name: first };
  if (first === 'placement') return kind === 'employees' ? ofPlacement(second, third) : undefined;
  if (third !== undefined) return undefined;
  if (first === 'custom_attributes') return { place: 'record', part: 'custom', name: second };
  if (first === 'address') return kind === 'clients' ? undefined : { place: 'address', name: second };
  return kind === 'employees' ? toReference(first, second) : undefined;
}

function ofPlacement(name: string, custom: string | undefined): ImportTarget | undefined {
  if (name === 'custom_attributes')
    return custom === undefined ? undefined : { place: 'placement', part: 'custom', name: custom };
  const isOpen = custom === undefined && !objects.has(name) && !writtenByService.has(name);
  return isOpen ? { place: 'placement', part: 'own', name } : undefined;
}

const isNoun = (name: string): name is ReferenceNoun => ['employer', 'client', 'job'].includes(name);
const isKey = (name: string): name is ReferenceKey => ['id', 'external_id', 'name'].includes(name);

const toReference = (noun: string, by: string): ImportTarget | undefined =>
  isNoun(noun) && isKey(by) ? { place: 'reference', noun, by } : undefined;
