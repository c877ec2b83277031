import { employmentTerms } from '@firstday/domain/employment';
import { countryOfState, isTerritory, normalizeCountry, usStateCode } from '@firstday/domain/places';
import { ageAtStart, ageAtStartFact } from './age-at-start.js';
import type { Facts, Value } from './condition.js';
import { withheldProperties } from './withheld-properties.js';

export interface AddressRecord {
  readonly city?: string | null;
  readonly state?: string | null;
  readonly zip?: string | null;
  readonly country?: string | null;
}

/** A record as stored: an address, custom attributes, and scalars at its top level. */
export type PlacementRecord =
  | {
      readonly address?: AddressRecord | null;
      readonly custom_attributes?: Readonly<Record<string, unknown>> | null;
    }
  | Readonly<Record<string, unknown>>;

export interface PlacementRecords {
  readonly employee: PlacementRecord;
  readonly employer?: PlacementRecord | null;
  readonly client?: PlacementRecord | null;
  readonly job?: PlacementRecord | null;
  readonly placement: PlacementRecord;
  /** The employee's date of birth in clear, `YYYY-MM-DD`: it is no fact, an age is taken from it. */
  readonly bornOn?: string | null;
  /** The day at which the age is taken, null for none; the first day of the placement without it. */
  readonly ageOn?: string | null | undefined;
}

/**
 * The records of a placement as facts by path. Blank text is a missing fact. Countries and states of the US are
 * written one way, so that `US` and `USA`, `New York` and `NY` compare equal.
 */
export function placementFacts(records: PlacementRecords): Facts {
  const { employee, employer, client, job, placement, bornOn, ageOn } = records;
  const site = addressFacts('work_location', job) ?? addressFacts('work_location', employer);
  return {
    ...factsOf('employee', employee),
    ...factsOf('employer', employer),
    ...factsOf('client', client),
    ...factsOf('job', job),
    ...termsOfJob(job),
    ...factsOf('placement', placement),
    ...idFact('employer', employer),
    ...idFact('client', client),
    ...idFact('job', job),
    ...site,
    ...ageFact(bornOn, ageOn === undefined ? startOf(placement) : ageOn),
  };
}

const startOf = (placement: PlacementRecord): unknown =>
  'start_date' in placement ? placement.start_date : null;

function ageFact(bornOn: string | null | undefined, day: unknown): Record<string, Value> {
  const age = ageAtStart(bornOn, day);
  return age === null ? {} : { [ageAtStartFact.path]: age };
}

/** What a placement leaves to its job. */
const termsOfJob = (job: PlacementRecord | null | undefined): Record<string, Value> =>
  scalarFacts('placement', job ?? null, (name) => employmentTerms.some((it) => it === name));

/** Where somebody works, and for whom; who they are is nothing that a policy decides by. */
function idFact(owner: string, record: PlacementRecord | null | undefined): Record<string, Value> {
  return record && 'id' in record && typeof record.id === 'string' ? { [`${owner}.id`]: record.id } : {};
}

function factsOf(owner: string, record: PlacementRecord | null | undefined): Record<string, Value> {
  if (!record) return {};
  return {
    ...scalarFacts(owner, record, (name) => !withheldProperties.has(name)),
    ...scalarFacts(`${owner}.custom_attributes`, part(record, 'custom_attributes')),
    ...addressFacts(`${owner}.address`, record),
  };
}

/** A name with a dot would pass for a fact of an address or a custom attribute. */
function scalarFacts(
  prefix: string,
  record: object | null,
  isFact = (_name: string) => true,
): Record<string, Value> {
  const facts: Record<string, Value> = {};
  for (const [name, given] of Object.entries(record ?? {})) {
    const value = scalar(given);
    if (value !== null && !name.includes('.') && isFact(name)) facts[`${prefix}.${name}`] = value;
  }
  return facts;
}

/** An address is taken whole or not at all: the job's city with the employer's state would be nowhere. */
function addressFacts(
  prefix: string,
  record: PlacementRecord | null | undefined,
): Record<string, Value> | null {
  const address = record ? part(record, 'address') : null;
  if (!address) return null;
  const text = (name: string) => scalar(Object.entries(address).find(([key]) => key === name)?.[1]);
  const place = normalizePlace(String(text('state') ?? ''), String(text('country') ?? ''));
  return scalarFacts(prefix, { city: text('city'), zip: text('zip'), ...place });
}

function normalizePlace(state: string, country: string): { state: string | null; country: string | null } {
  const code = normalizeCountry(country);
  if (code !== 'USA' && !(code && isTerritory(code))) return { state, country: code };
  // A state of the US that nobody knows is a missing fact, like a misspelt country.
  const known = usStateCode(state);
  return { state: known, country: code === 'USA' ? countryOfState(known) : code };
}

function part(record: object, name: 'address' | 'custom_attributes'): object | null {
  const found: unknown = Object.entries(record).find(([key]) => key === name)?.[1];
  return typeof found === 'object' ? found : null;
}

function scalar(given: unknown): Value | null {
  if (typeof given === 'string') return given.trim() || null;
  return typeof given === 'number' || typeof given === 'boolean' ? given : null;
}
