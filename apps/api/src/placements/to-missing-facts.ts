import type { MissingFact } from '@firstday/domain';
import type { UndecidedFact } from '@firstday/policy-engine';
import type { PlacementEntity } from './placement.entity.js';

type Named = Pick<PlacementEntity, 'client_id' | 'employee_id' | 'employer_id' | 'id' | 'job_id'>;

/** The facts that a placement lacks, with the record and the operation that supplies each. */
export const toMissingFacts = (row: Named, facts: readonly UndecidedFact[]): MissingFact[] =>
  facts.map((fact) => ({
    // In this order whether they were just decided or were read: the ETag is of the text.
    fact: fact.fact,
    problem: fact.problem,
    record: fact.record,
    property: fact.property,
    given: fact.given,
    record_id: fact.record === 'placement' ? row.id : row[`${fact.record}_id`],
    message: messageOf(fact),
    operation: `${fact.record}s.updateById`,
  }));

/**
 * The same of a placement that is only planned, null for none: it and its employee have no id yet, and what was typed for them is not repeated.
 */
export function factsToSupply({ undecided_facts: facts, ...row }: PlacementEntity): MissingFact[] | null {
  if (!facts) return null;
  const isPlanned = ({ record }: UndecidedFact) => record === 'employee' || record === 'placement';
  const shown = facts.map((fact) => (isPlanned(fact) ? { ...fact, given: null } : fact));
  return toMissingFacts(row, shown).map((fact) => (isPlanned(fact) ? { ...fact, record_id: null } : fact));
}

function messageOf({ record, property, problem, given }: UndecidedFact): string {
  if (record === 'placement' && property.endsWith('_id'))
    return `The placement names no ${property.slice(0, -3)}.`;
  if (problem === 'absent') return `The ${record} has no ${property}.`;
  const name = `The ${record}'s ${property}`;
  const kind = /\.(country|state)$/.exec(property)?.[1];
  if (given === null) return kind ? `${name} is not a ${kind} we know.` : `${name} cannot be used.`;
  return kind
    ? `${name} is “${given}”, which is not a ${kind} we know.`
    : `${name} cannot be used: “${given}”.`;
}
