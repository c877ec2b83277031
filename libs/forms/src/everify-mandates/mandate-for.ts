import {
  evaluate,
  type Facts,
  type UndecidedFact,
  undecidedFactsOf,
  type PlacementRecords,
} from '@firstday/policy-engine';
import { privateMandateOf } from './private-mandates.js';

/** That a state's law requires E-Verify for a hire whose employer is not in it, or may. */
export interface PlacementMandate {
  /** The state where the work is done. */
  readonly state: string;
  readonly outcome: 'required' | 'undecided';
  /** What would decide it; empty where it depends on something that no record says. */
  readonly missing: readonly UndecidedFact[];
}

/** Null where no such law is known for the place of work, the day or the kind of work, or the employer uses E-Verify. */
export function mandateFor(facts: Facts, records: PlacementRecords): PlacementMandate | null {
  const state = facts['work_location.country'] === 'USA' ? facts['work_location.state'] : null;
  const mandate = typeof state === 'string' ? privateMandateOf(state) : undefined;
  if (!mandate || facts['employer.uses_e_verify'] === true) return null;
  if (facts['placement.worker_type'] === 'contractor' || startsBefore(facts, mandate.from)) return null;
  const undecided = (missing: readonly UndecidedFact[]): PlacementMandate => ({
    state: mandate.state,
    outcome: 'undecided',
    missing,
  });
  if (!records.employer) return undecided([employerOfPlacement]);
  const applies = evaluate(mandate.condition, facts);
  if (applies.outcome === 'met') return { state: mandate.state, outcome: 'required', missing: [] };
  if (applies.outcome === 'unknown') return undecided(undecidedFactsOf([applies], records));
  const mayApply = mandate.mayApply ? evaluate(mandate.mayApply, facts) : null;
  if (mayApply === null || mayApply.outcome === 'unmet') return null;
  return undecided(undecidedFactsOf([mayApply], records));
}

const employerOfPlacement: UndecidedFact = {
  fact: 'employer.id',
  problem: 'absent',
  record: 'placement',
  property: 'employer_id',
  given: null,
};

/** A hire before the law is none of its concern. Without a first day it is taken for a new one. */
const startsBefore = (facts: Facts, day: string): boolean => {
  const start = facts['placement.start_date'];
  return typeof start === 'string' && /^\d{4}-\d{2}-\d{2}/.test(start) && start < day;
};
