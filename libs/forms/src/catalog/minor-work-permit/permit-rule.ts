import type { SourcedFact } from '../../library/sourced-fact.js';

/** Of whom a state wants a permit or a proof of age. */
export interface PermitRule {
  /** The postal code of the state. */
  readonly postalCode: string;
  readonly state: string;
  /** Who is younger on the first day. */
  readonly under: 16 | 18;
  /** What is wanted, as the name of the policy says it. */
  readonly proof: 'work permit' | 'proof of age';
  readonly citation: string | null;
  readonly facts: readonly [SourcedFact, ...SourcedFact[]];
}
