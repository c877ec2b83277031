import { defaultLocale, fillBlanks, type Locale } from '@firstday/domain/languages';
import { conditionWords } from '@firstday/domain/languages/condition-words';
import type { FactCatalog, FactDefinition } from './fact-definition.js';
import { withheldProperties } from './withheld-properties.js';
import { wordAt } from './word-at.js';

const attributePath = /^(?<owner>employee|employer|client|job|placement)\.(?<name>[a-z][\w-]{0,127})$/i;

/** Of a record's shape, not of its scalars. */
const structural = new Set([
  'account_id',
  'address',
  'client_id',
  'custom_attributes',
  'deleted_at',
  'employee_id',
  'employer_id',
  'job_id',
  'system_attributes',
]);

/** A scalar that callers keep at the top level of records, such as `job.shift`: known by its path, whether or not any record has it yet. */
export function systemAttributeFact(
  path: string,
  locale: Locale = defaultLocale,
): FactDefinition | undefined {
  const { owner, name } = attributePath.exec(path)?.groups ?? {};
  const own = wordAt(conditionWords[locale].own, owner ?? '');
  if (own === undefined || !name || withheldProperties.has(name) || structural.has(name)) return undefined;
  return { path, type: 'scalar', label: fillBlanks(own, { label: name }), source: 'system_attribute' };
}

/** The facts of a catalog, and whatever else records may hold. */
export function withSystemAttributes(catalog: FactCatalog): FactCatalog {
  const { locale = defaultLocale } = catalog;
  return { get: (path) => catalog.get(path) ?? systemAttributeFact(path, locale), locale };
}
