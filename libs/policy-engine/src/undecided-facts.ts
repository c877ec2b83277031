import type { FactOwner } from '@firstday/domain';
import { employmentTerms } from '@firstday/domain/employment';
import { isDate } from '@firstday/domain/calendar';
import { confinedFacts } from './age-at-start.js';
import type { ExplainedComparison, Explanation } from './condition.js';
import { undecidedForms } from './decide.js';
import { undecidedComparisons } from './explain-sentence.js';
import type { PlacementRecord, PlacementRecords } from './placement-facts.js';
import type { PolicyDecision } from './policy-version.js';

/** A fact that a policy needs before it can decide, what is wrong with it, and where it is entered. */
export interface UndecidedFact {
  /** As conditions name it: `work_location.country`. */
  readonly fact: string;
  /** `not_understood`: the record has a value that cannot be used, such as the country “America”. */
  readonly problem: 'absent' | 'not_understood';
  /** The record that holds the fact. `placement` also where the placement names no such record yet. */
  readonly record: FactOwner;
  /** The property of that record: `address.country`, or `employer_id`. */
  readonly property: string;
  /** The value that is not understood; null for absent facts, and for what is known of the employee. */
  readonly given: string | null;
}

type Place = Pick<UndecidedFact, 'property' | 'record'> & { readonly found: unknown };

const maxGivenLength = 100;

/** The facts that decide about forms that are undecided, each once. */
export function undecidedFacts(
  decisions: readonly PolicyDecision[],
  records: PlacementRecords,
): UndecidedFact[] {
  const undecided = new Set(undecidedForms(decisions).map(({ form }) => form));
  return undecidedFactsOf(
    decisions
      .filter(({ outcome, forms }) => outcome === 'unknown' && forms.some((form) => undecided.has(form)))
      .map(({ explanation }) => explanation),
    records,
  );
}

/** The facts that these undecided explanations wait for, each once. */
export function undecidedFactsOf(
  explanations: readonly Explanation[],
  records: PlacementRecords,
): UndecidedFact[] {
  const missing = new Map<string, UndecidedFact>();
  for (const comparison of explanations.flatMap(undecidedComparisons))
    if (!missing.has(comparison.fact)) missing.set(comparison.fact, toUndecidedFact(comparison, records));
  return [...missing.values()];
}

function toUndecidedFact({ fact }: ExplainedComparison, records: PlacementRecords): UndecidedFact {
  const { record, property, found } = placeOf(fact, records);
  const isGiven = found !== null && found !== undefined && String(found).trim() !== '';
  const isShown = isGiven && record !== 'employee' && !confinedFacts.has(fact);
  return {
    fact,
    problem: isGiven ? 'not_understood' : 'absent',
    record,
    property,
    given: isShown ? String(found).trim().slice(0, maxGivenLength) : null,
  };
}

/** Where a fact is entered: of a placement that names no such record, the record is chosen first. */
function placeOf(fact: string, records: PlacementRecords): Place {
  const [owner = '', ...rest] = fact.split('.');
  if (confinedFacts.has(fact)) return ageSource(records);
  if (owner === 'work_location') return inAddress(siteOf(records), rest, records);
  if (owner === 'placement') return ofPlacement(rest, records);
  if (owner !== 'client' && owner !== 'employee' && owner !== 'employer' && owner !== 'job')
    return { record: 'placement', property: fact, found: null };
  if (rest[0] === 'address') return inAddress(owner, rest.slice(1), records);
  return inRecord(owner, rest, records);
}

/** As `placementFacts` has it: the job's address, else the employer's. */
const siteOf = ({ job, employer }: PlacementRecords): 'employer' | 'job' =>
  addressOf(job) !== null || (job && !employer) ? 'job' : 'employer';

function inAddress(
  owner: Exclude<FactOwner, 'placement'>,
  [name = '']: readonly string[],
  records: PlacementRecords,
): Place {
  if (!records[owner]) return { record: 'placement', property: `${owner}_id`, found: null };
  const address = addressOf(records[owner]);
  if (address === null) return { record: owner, property: 'address', found: null };
  const found = valueAt(address, [name]);
  return { record: owner, property: `address.${name}`, found };
}

function inRecord(
  owner: Exclude<FactOwner, 'placement'>,
  path: readonly string[],
  records: PlacementRecords,
): Place {
  const record = records[owner];
  if (!record) return { record: 'placement', property: `${owner}_id`, found: null };
  return { record: owner, property: path.join('.'), found: valueAt(record, path) };
}

/** What a placement leaves to its job may be entered at either; the placement's own is the closer one. */
function ofPlacement(path: readonly string[], { placement, job }: PlacementRecords): Place {
  const own = valueAt(placement, path);
  const isOfJob = employmentTerms.some((term) => term === path[0]);
  if (own === undefined || own === null) {
    const found = isOfJob && job ? valueAt(job, path) : null;
    if (found !== null && found !== undefined) return { record: 'job', property: path.join('.'), found };
  }
  return { record: 'placement', property: path.join('.'), found: own };
}

/** An age is taken from two days; the date of birth itself is never told. */
function ageSource({ bornOn, ageOn, placement }: PlacementRecords): Place {
  const start = valueAt(placement, ['start_date']) ?? ageOn;
  const hasBirthDate = typeof bornOn === 'string' && isDate(bornOn);
  return hasBirthDate
    ? { record: 'placement', property: 'start_date', found: start }
    : { record: 'employee', property: 'date_of_birth', found: bornOn };
}

const addressOf = (record: PlacementRecord | null | undefined): object | null => {
  const address = record ? valueAt(record, ['address']) : null;
  return typeof address === 'object' ? address : null;
};

function valueAt(record: object, path: readonly string[]): unknown {
  let value: unknown = record;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([key]) => key === name)?.[1];
  }
  return value;
}
