import type { Policy } from '@firstday/domain';
import type { Condition, Explanation, Outcome } from './condition.js';

/** Which forms a placement needs, and when. A change of a policy is a new version: decisions name the one they used. */
export interface PolicyVersion {
  /** Unique in the account: a policy's id, or the key of a built-in one. */
  readonly key: string;
  readonly version: number;
  readonly name: string;
  readonly condition: Condition;
  /** Keys or ids of forms. */
  readonly forms: readonly string[];
  readonly tags: readonly string[];
  readonly status: Policy['status'];
}

/** What one policy says about one placement; the explanation is kept with it. */
export interface PolicyDecision {
  readonly policyKey: string;
  readonly version: number;
  readonly name: string;
  readonly outcome: Outcome;
  readonly explanation: Explanation;
  readonly forms: readonly string[];
}
