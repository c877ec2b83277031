import type { FactMark } from '@firstday/domain';
import type { Condition } from '@firstday/policy-engine';
import type { SourcedFact } from '../library/sourced-fact.js';

/** Which private employers a state requires to use E-Verify. */
export type MandateScope = 'construction' | 'employer_size' | 'every_employer';

interface MandateOf<Who extends string> {
  /** Postal code of the state. */
  readonly state: string;
  readonly who: Who;
  /** Null where it is not known. */
  readonly citation: string | null;
  readonly facts: readonly SourcedFact[];
}

/** A law that requires E-Verify of private employers for the people whom they hire. */
export interface PrivateMandate extends MandateOf<'private_employers'> {
  readonly citation: string;
  readonly scope: MandateScope;
  /** Of `employer_size`: from how many employees. */
  readonly leastEmployees: number | null;
  /** For hires from this day on, `YYYY-MM-DD`. */
  readonly from: string;
  /** For which employers it is required. */
  readonly condition: Condition;
  /** For which employers it depends on something that no record says. */
  readonly mayApply?: Condition;
}

/** `public_contractors`: public bodies or their contractors. `documents_instead`: E-Verify is one of two ways. */
export type OtherMandate = MandateOf<'documents_instead' | 'public_contractors'>;

export type StateMandate = OtherMandate | PrivateMandate;

const checkedOn = '2026-11-28';

export const mandateFact = (mark: FactMark, source: string, says: string): SourcedFact => ({
  says,
  source,
  checkedOn,
  mark,
});
