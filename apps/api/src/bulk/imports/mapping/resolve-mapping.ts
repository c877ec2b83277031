import { importLimits, type ImportKind, type ImportMapping, sayImportProblem } from '@firstday/domain';
import { badRequest } from '../../../context/index.js';
import { parseTarget, writtenByService } from './import-target.js';
import { knownProperties } from '../../known-properties.js';
import { createSchemas } from './create-schemas.js';

/** Which column fills which property. */
export interface ResolvedMapping {
  readonly mapping: { column: string; property: string }[];
  readonly ignored: string[];
}

/** What people call properties at the head of a column, besides their names. */
const otherNames: Readonly<Record<string, string>> = {
  given_name: 'first_name',
  surname: 'last_name',
  family_name: 'last_name',
  e_mail: 'email',
  email_address: 'email',
  phone_number: 'phone',
  birth_date: 'date_of_birth',
  dob: 'date_of_birth',
  ssn: 'social_security_number',
  street: 'address.street',
  address: 'address.street',
  city: 'address.city',
  state: 'address.state',
  zip: 'address.zip',
  zip_code: 'address.zip',
  postal_code: 'address.zip',
  country: 'address.country',
};
const ofEmployees: Readonly<Record<string, string>> = {
  employer: 'employer.name',
  client: 'client.name',
  job: 'job.name',
  job_title: 'job.name',
  start_date: 'placement.start_date',
};

/**
 * Matches the columns of a file with properties: as the caller says, and else by their names.
 * @throws ProblemError 400 that says what is missing. It names no column that the caller did not name: the first row
 * of a file without a header is somebody's data.
 */
export function resolveMapping(
  kind: ImportKind,
  columns: readonly string[],
  given: ImportMapping = [],
): ResolvedMapping {
  if (columns.length > importLimits.columns) throw refused('tooManyColumns', { count: importLimits.columns });
  assertMapping(kind, columns, given);
  const said = new Map(given.map(({ column, property }) => [column, property]));
  const mapping: { column: string; property: string }[] = [];
  const ignored: string[] = [];
  for (const column of new Set(columns)) {
    const property = said.has(column) ? said.get(column) : propertyOf(kind, column);
    if (property) mapping.push({ column, property });
    else if (column !== '') ignored.push(column);
  }
  assertComplete(kind, columns, mapping);
  return { mapping, ignored };
}

function assertMapping(kind: ImportKind, columns: readonly string[], given: ImportMapping): void {
  for (const { column, property } of given) {
    if (!columns.includes(column)) throw refused('noColumn', { column: repeatable(column) });
    if (property !== null && !parseTarget(kind, property))
      throw refused('unknownProperty', { kind, property: repeatable(property) });
  }
}

/** A name with six digits may be someone's number, say of a file without a header: an error does not repeat it. */
const repeatable = (name: string): string => (/(?:\p{Nd}\P{Nd}*){6}/u.test(name) ? '…' : name);

function assertComplete(
  kind: ImportKind,
  columns: readonly string[],
  mapping: ResolvedMapping['mapping'],
): void {
  const filled = mapping.map(({ property }) => property);
  const missing = knownProperties(createSchemas[kind]).required.filter((name) => !filled.includes(name));
  if (missing.length > 0) throw refused('required', { properties: missing.join(', ') });
  const twice = filled.find((property, at) => filled.indexOf(property) !== at);
  if (twice !== undefined) throw refused('propertyTwice', { property: twice });
  const repeated = mapping.find(({ column }) => columns.indexOf(column) !== columns.lastIndexOf(column));
  if (repeated) throw refused('columnTwice', { property: repeated.property });
}

/** The property that a column is called after; nothing where none is, or it is the service's own. */
export function propertyOf(kind: ImportKind, column: string): string | undefined {
  const name = column
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  if (writtenByService.has(name)) return undefined;
  const types = knownProperties(createSchemas[kind]).types;
  if (types.has(name) || name === 'external_id') return name;
  if (/^(?:placement\.)?custom_attributes\.\w+$|^placement\.\w+$|^\w+\.(?:id|external_id|name)$/.test(name))
    return parseTarget(kind, name) && name;
  const meant = otherName(kind, name);
  return meant !== undefined && parseTarget(kind, meant) ? meant : undefined;
}

function otherName(kind: ImportKind, name: string): string | undefined {
  if (Object.hasOwn(otherNames, name)) return otherNames[name];
  return kind === 'employees' && Object.hasOwn(ofEmployees, name) ? ofEmployees[name] : undefined;
}

const refused = (...said: Parameters<typeof sayImportProblem>) => badRequest(sayImportProblem(...said));
