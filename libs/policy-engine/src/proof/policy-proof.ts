import type { Condition, Facts } from '../condition.js';

/** Facts of placements for which a policy comes out so; null where there is none, or none was found. */
export interface OutcomeExamples {
  readonly met: Facts | null;
  readonly unmet: Facts | null;
  readonly unknown: Facts | null;
}

/** What could not be decided: the condition is beyond the method, or has too many combinations. */
export type ProofQuestion = 'never_met' | 'always_met' | 'same' | 'shadowed' | 'contradicting_forms';

export type PolicyFinding =
  /** No placement meets the condition, whatever its facts; `because` is a smallest part of it that none meets. */
  | { readonly kind: 'never_met'; readonly because: Condition }
  /** Every placement meets it or, where a fact is missing, may: none is told no. `because` is a smallest part that suffices. */
  | { readonly kind: 'always_met'; readonly because: Condition }
  /** Another active policy has the same outcome for every placement. */
  | { readonly kind: 'same'; readonly policyKey: string }
  /** Another active policy asks for all of these forms wherever this one does, and waits for facts wherever this one does. */
  | { readonly kind: 'shadowed'; readonly policyKey: string }
  /** A placement of these facts needs two forms that exclude each other, the second by `policyKey`. */
  | {
      readonly kind: 'contradicting_forms';
      readonly forms: readonly [string, string];
      readonly policyKey: string;
      readonly facts: Facts;
    }
  | { readonly kind: 'not_decided'; readonly question: ProofQuestion; readonly policyKey: string | null };

/** What is certain of a policy among others. What is neither found nor `not_decided` is certainly not so. */
export interface PolicyProof {
  readonly findings: readonly PolicyFinding[];
  readonly examples: OutcomeExamples;
}
