import { overtimeStatuses, payBases, payFrequencies, workerTypes } from '@firstday/domain/employment';
import { defaultLocale, fillBlanks, type Locale } from '@firstday/domain/languages';
import { conditionWords } from '@firstday/domain/languages/condition-words';
import { ageAtStartFact } from './age-at-start.js';
import type { FactCatalog, FactDefinition, FactType, UnnamedFact } from './fact-definition.js';
import { wordAt } from './word-at.js';

const addressOf = (path: string): UnnamedFact[] => [
  { path: `${path}.state`, type: 'state' },
  { path: `${path}.city`, type: 'text' },
  { path: `${path}.country`, type: 'country' },
];

const zip = (path: string): UnnamedFact => ({ path: `${path}.zip`, type: 'text' });

/** Of a job, and of a placement, whose own come before its job's. Left out: what is paid. */
const termsOf = (owner: 'job' | 'placement'): UnnamedFact[] => [
  { path: `${owner}.pay_basis`, type: 'choice', values: payBases },
  { path: `${owner}.overtime_status`, type: 'choice', values: overtimeStatuses },
  { path: `${owner}.pay_frequency`, type: 'choice', values: payFrequencies },
  ...localitiesOf(`${owner}.work`),
];

const localitiesOf = (path: string): UnnamedFact[] => [
  { path: `${path}_county`, type: 'text' },
  { path: `${path}_school_district`, type: 'text' },
  { path: `${path}_psd_code`, type: 'text' },
];

/**
 * What every placement is known by. Left out on purpose: Social Security number, date of birth, contact data, street:
 * explanations keep the values of facts and are shown to more people than those may be.
 */
export const builtInFacts: readonly UnnamedFact[] = [
  ...addressOf('work_location'),
  { path: 'employee.first_name', type: 'text' },
  { path: 'employee.middle_name', type: 'text' },
  { path: 'employee.last_name', type: 'text' },
  ...addressOf('employee.address'),
  zip('employee.address'),
  { path: 'employer.name', type: 'text' },
  { path: 'employer.dba_name', type: 'text' },
  {
    path: 'employer.entity_structure',
    type: 'choice',
    values: [
      'sole_proprietorship',
      'partnership',
      'llc',
      'corporation',
      'nonprofit',
      'cooperative',
      'professional_corporation',
    ],
  },
  { path: 'employer.employee_count', type: 'number', numbers: { least: 0, most: 100_000_000 } },
  { path: 'employer.naics_code', type: 'text' },
  ...addressOf('employer.address'),
  zip('employer.address'),
  { path: 'client.name', type: 'text' },
  { path: 'job.name', type: 'text' },
  ...addressOf('job.address'),
  zip('job.address'),
  { path: 'placement.start_date', type: 'date' },
  { path: 'placement.end_date', type: 'date' },
  { path: 'placement.offer_accepted_on', type: 'date' },
  { path: 'placement.job_days', type: 'number', numbers: { isWhole: true, least: 1, most: 100_000 } },
  { path: 'placement.works_remotely', type: 'boolean' },
  { path: 'placement.worker_type', type: 'choice', values: workerTypes },
  { path: 'placement.claims_treaty_exemption', type: 'boolean' },
  ...termsOf('placement'),
  ...termsOf('job'),
  ageAtStartFact,
  ...localitiesOf('employee.residence'),
  { path: 'employer.uses_e_verify', type: 'boolean' },
  { path: 'employer.id', type: 'id', source: 'id' },
  { path: 'client.id', type: 'id', source: 'id' },
  { path: 'job.id', type: 'id', source: 'id' },
];

/** A custom property as the account defines it; `address` and properties of forms are no facts of a placement. */
export interface CustomFact {
  /** `<entity_type>.custom_attributes.<name>` */
  readonly path: string;
  readonly label: string;
  readonly entity_type: string;
  readonly scalar_type: string;
  readonly is_sensitive_info?: boolean;
}

const safeIntegers = { isWhole: true, least: Number.MIN_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER };

const factTypes = new Map<string, FactType>([
  ['string', 'text'],
  ['boolean', 'boolean'],
  ['date', 'date'],
  ['datetime', 'datetime'],
  ['integer', 'number'],
  ['decimal', 'number'],
]);

/** A catalog whose facts are known by name. */
export type NamedFacts = ReadonlyMap<string, FactDefinition> & Pick<FactCatalog, 'locale'>;

/**
 * The built-in facts and an account's own, called as a reader of this language calls them. Sensitive properties stay out, as
 * sensitive built-in fields do.
 */
export function factCatalog(
  customFacts: readonly CustomFact[] = [],
  locale: Locale = defaultLocale,
): NamedFacts {
  const own = customFacts.flatMap((fact) => definitionOf(fact, locale));
  const builtIn = builtInFacts.map((fact) => named(fact, locale));
  const byPath = new Map([...own, ...builtIn].map((definition) => [definition.path, definition]));
  return Object.assign(byPath, { locale });
}

function named(fact: UnnamedFact, locale: Locale): FactDefinition {
  const { facts, asked } = conditionWords[locale];
  const needs = wordAt(asked, fact.path);
  return { ...fact, label: wordAt(facts, fact.path) ?? fact.path, ...(needs === undefined ? {} : { needs }) };
}

function definitionOf(
  { path, label, entity_type, scalar_type, is_sensitive_info }: CustomFact,
  locale: Locale,
): FactDefinition[] {
  const type = factTypes.get(scalar_type);
  const own = wordAt(conditionWords[locale].own, entity_type);
  if (!type || is_sensitive_info || own === undefined) return [];
  const numbers = scalar_type === 'integer' ? { numbers: safeIntegers } : {};
  return [{ path, type, label: fillBlanks(own, { label }), source: 'custom_property', ...numbers }];
}
