import { countryOfState, isTerritory, usStateCode } from '@firstday/domain/places';
import type { FactDefinition } from '../fact-definition.js';
import type { Sample } from './sample.js';

/** Facts that do not take every combination of their values, as `placementFacts` makes them. */
export interface FactRelation {
  readonly facts: readonly string[];
  readonly holds: (valueOf: (fact: string) => Sample) => boolean;
}

const owners = ['employer', 'client', 'job'];
const sites = { work: 'work_location.', job: 'job.address.', employer: 'employer.address.' };
const addresses = [...Object.values(sites), 'employee.address.'];

/**
 * What holds between these facts: the state and the country of an address; that without an employer, client or job none of its
 * facts are known; and that somebody works at the job's address, or at the employer's where the job has none.
 */
export function factRelations(facts: readonly string[]): FactRelation[] {
  const places = addresses
    .map((address) => [`${address}state`, `${address}country`])
    .filter((pair) => pair.every((fact) => facts.includes(fact)))
    .map(([state = '', country = '']): FactRelation => ({
      facts: [state, country],
      holds: (valueOf) => isPlace(valueOf(state), valueOf(country)),
    }));
  const records = owners
    .filter((owner) => facts.includes(`${owner}.id`))
    .map((owner) => ofRecord(`${owner}.id`, startingWith(facts, `${owner}.`)));
  return [...places, ...records, ...siteRelation(facts)];
}

/** The facts of an address that has to be compared with another one. */
export function linkedSites(facts: readonly string[]): string[] {
  const isLinked =
    startingWith(facts, sites.work).length > 0 &&
    (startingWith(facts, sites.job).length > 0 || facts.includes('job.id'));
  return isLinked ? Object.values(sites).flatMap((site) => startingWith(facts, site)) : [];
}

function ofRecord(id: string, facts: readonly string[]): FactRelation {
  return {
    facts,
    holds: (valueOf) => valueOf(id) !== null || facts.every((fact) => valueOf(fact) === null),
  };
}

function siteRelation(facts: readonly string[]): FactRelation[] {
  const linked = linkedSites(facts);
  if (linked.length === 0) return [];
  const ids = ['job.id', 'employer.id'].filter((id) => facts.includes(id));
  const at = (prefix: string) => startingWith(facts, prefix);
  const isMissing = (fact: string, valueOf: (fact: string) => Sample) =>
    facts.includes(fact) && valueOf(fact) === null;
  return [
    ...addressesOfJob(linked),
    {
      facts: [...linked, ...ids],
      holds: (valueOf) => {
        const isAbsent = (of: readonly string[]) => of.every((fact) => valueOf(fact) === null);
        const isSame = (prefix: string) => areOnePlace(sites.work, prefix, { facts, valueOf });
        if (!isMissing('job.id', valueOf) && isSame(sites.job)) return true;
        if (!isAbsent(at(sites.job))) return false;
        if (isMissing('employer.id', valueOf)) return isAbsent(at(sites.work));
        return isSame(sites.employer);
      },
    },
  ];
}

/** What the job's address has, the work location has: follows from the whole, and rules out much before all of it is known. */
function addressesOfJob(linked: readonly string[]): FactRelation[] {
  return startingWith(linked, sites.job).flatMap((fact): FactRelation[] => {
    const work = sites.work + fact.slice(sites.job.length);
    if (!linked.includes(work)) return [];
    const holds: FactRelation['holds'] = (valueOf) =>
      valueOf(fact) === null || valueOf(fact) === valueOf(work);
    return [{ facts: [fact, work], holds }];
  });
}

interface Known {
  readonly facts: readonly string[];
  readonly valueOf: (fact: string) => Sample;
}

/** Whether two addresses can be one: what both are asked for is the same, and what one or the other is asked for goes together. */
function areOnePlace(left: string, right: string, { facts, valueOf }: Known): boolean {
  const merged = new Map<string, Sample>();
  for (const prefix of [left, right])
    for (const fact of startingWith(facts, prefix)) {
      const name = fact.slice(prefix.length);
      const value = valueOf(fact);
      if (merged.has(name) && merged.get(name) !== value) return false;
      merged.set(name, value);
    }
  const [state, country] = [merged.get('state'), merged.get('country')];
  return state === undefined || country === undefined || isPlace(state, country);
}

/** Whether `placementFacts` can give an address this state with this country. */
function isPlace(state: Sample, country: Sample): boolean {
  if (typeof state !== 'string' || typeof country !== 'string') return true;
  if (country === 'USA') return usStateCode(state) === state && countryOfState(state) === 'USA';
  return !isTerritory(country) || usStateCode(state) === state;
}

/** What tells values apart between which no comparison of their own fact does: missing or not, and what they are as a place. */
export function relatedClass({ type }: FactDefinition, sample: Sample): string {
  if (typeof sample !== 'string') return sample === null ? 'missing' : 'known';
  if (type === 'country')
    return sample === 'USA' || !isTerritory(sample) ? String(sample === 'USA') : 'territory';
  if (type !== 'state' || usStateCode(sample) !== sample) return 'known';
  return countryOfState(sample) === 'USA' ? 'state' : 'territory';
}

const startingWith = (facts: readonly string[], prefix: string) =>
  facts.filter((fact) => fact.startsWith(prefix));
