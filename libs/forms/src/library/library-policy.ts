import type { LibraryKind } from '@firstday/domain';
import type { PolicyVersion } from '@firstday/policy-engine';

import type { SourcedFact } from './sourced-fact.js';

/** A policy that an account may add: nobody is asked by it before. */
export interface LibraryPolicy extends Pick<
  PolicyVersion,
  'key' | 'version' | 'name' | 'condition' | 'forms' | 'tags'
> {
  /** `US`, or the postal code of a state, such as `NY`. */
  readonly jurisdiction: string;
  readonly kind: LibraryKind;
  /** The law that asks for the form, as it is cited; null where none does. */
  readonly citation: string | null;
  /** What it rests on. */
  readonly facts: readonly SourcedFact[];
}
