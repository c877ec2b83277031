import { overtimeStatuses, payBases, payFrequencies, workerTypes } from '@firstday/domain/employment';
import { ageAtStartFact } from './age-at-start.js';
import type { FactDefinition, FactType } from './fact-definition.js';

const addressOf = (path: string, owner: string): FactDefinition[] => [
  { path: `${path}.state`, type: 'state', label: `${owner} state` },
  { path: `${path}.city`, type: 'text', label: `${owner} city` },
  { path: `${path}.country`, type: 'country', label: `${owner} country` },
];

const zip = (path: string, owner: string): FactDefinition => ({
  path: `${path}.zip`,
  type: 'text',
  label: `${owner} ZIP code`,
});

/** Of a job, and of a placement, whose own come before its job's. Left out: what is paid. */
const termsOf = (owner: 'job' | 'placement'): FactDefinition[] => [
  { path: `${owner}.pay_basis`, type: 'choice', label: `what the ${owner} is paid for`, values: payBases },
  {
    path: `${owner}.overtime_status`,
    type: 'choice',
    label: `the ${owner}'s overtime status`,
    values: overtimeStatuses,
  },
  {
    path: `${owner}.pay_frequency`,
    type: 'choice',
    label: `how often the ${owner} is paid`,
    values: payFrequencies,
  },
  ...localitiesOf(`${owner}.work`, `the ${owner}'s work`),
];

const localitiesOf = (path: string, owner: string): FactDefinition[] => [
  { path: `${path}_county`, type: 'text', label: `${owner} county` },
  { path: `${path}_school_district`, type: 'text', label: `${owner} school district` },
  { path: `${path}_psd_code`, type: 'text', label: `${owner} PSD code` },
];

/**
 * What every placement is known by. Left out on purpose: Social Security number, date of birth, contact data, street:
 * explanations keep the values of facts and are shown to more people than those may be.
 */
export const builtInFacts: readonly FactDefinition[] = [
  ...addressOf('work_location', "the work location's"),
  { path: 'employee.first_name', type: 'text', label: "the employee's first name" },
  { path: 'employee.middle_name', type: 'text', label: "the employee's middle name" },
  { path: 'employee.last_name', type: 'text', label: "the employee's last name" },
  ...addressOf('employee.address', "the employee's"),
  zip('employee.address', "the employee's"),
  { path: 'employer.name', type: 'text', label: "the employer's name" },
  { path: 'employer.dba_name', type: 'text', label: "the employer's trade name" },
  {
    path: 'employer.entity_structure',
    type: 'choice',
    label: "the employer's entity structure",
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
  {
    path: 'employer.employee_count',
    type: 'number',
    label: "the employer's number of employees",
    numbers: { least: 0, most: 100_000_000 },
  },
  { path: 'employer.naics_code', type: 'text', label: "the employer's NAICS code" },
  ...addressOf('employer.address', "the employer's"),
  zip('employer.address', "the employer's"),
  { path: 'client.name', type: 'text', label: "the client's name" },
  { path: 'job.name', type: 'text', label: "the job's name" },
  ...addressOf('job.address', "the job's"),
  zip('job.address', "the job's"),
  { path: 'placement.start_date', type: 'date', label: "the placement's start date" },
  { path: 'placement.end_date', type: 'date', label: "the placement's end date" },
  { path: 'placement.offer_accepted_on', type: 'date', label: 'the day on which the offer was accepted' },
  {
    path: 'placement.job_days',
    type: 'number',
    label: "the job's number of business days",
    numbers: { isWhole: true, least: 1, most: 100_000 },
  },
  { path: 'placement.works_remotely', type: 'boolean', label: "the placement's “works remotely”" },
  {
    path: 'placement.worker_type',
    type: 'choice',
    label: "the placement's type of worker",
    values: workerTypes,
  },
  {
    path: 'placement.claims_treaty_exemption',
    type: 'boolean',
    label: "the placement's “claims a treaty exemption”",
  },
  ...termsOf('placement'),
  ...termsOf('job'),
  ageAtStartFact,
  ...localitiesOf('employee.residence', "the employee's residence"),
  { path: 'employer.uses_e_verify', type: 'boolean', label: "the employer's “uses E-Verify”" },
  { path: 'employer.id', type: 'id', label: 'the employer', source: 'id' },
  { path: 'client.id', type: 'id', label: 'the client', source: 'id' },
  { path: 'job.id', type: 'id', label: 'the job', source: 'id' },
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

const owners = ['employee', 'employer', 'client', 'job', 'placement'];

const factTypes = new Map<string, FactType>([
  ['string', 'text'],
  ['boolean', 'boolean'],
  ['date', 'date'],
  ['datetime', 'datetime'],
  ['integer', 'number'],
  ['decimal', 'number'],
]);

/** The built-in facts and an account's own. Sensitive properties stay out, as sensitive built-in fields do. */
export function factCatalog(customFacts: readonly CustomFact[] = []): ReadonlyMap<string, FactDefinition> {
  const own = customFacts.flatMap(definitionOf);
  return new Map([...own, ...builtInFacts].map((definition) => [definition.path, definition]));
}

function definitionOf({
  path,
  label,
  entity_type,
  scalar_type,
  is_sensitive_info,
}: CustomFact): FactDefinition[] {
  const type = factTypes.get(scalar_type);
  if (!type || is_sensitive_info || !owners.includes(entity_type)) return [];
  const numbers = scalar_type === 'integer' ? { numbers: safeIntegers } : {};
  return [{ path, type, label: `the ${entity_type}'s “${label}”`, source: 'custom_property', ...numbers }];
}
