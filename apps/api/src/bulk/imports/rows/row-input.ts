import type { ScalarValue } from '@firstday/domain';
import type { ReferenceKey, ReferenceNoun } from '../mapping/import-target.js';

/** What is wrong with a row: where, and what was expected; never the value. */
export interface RowError {
  readonly column: string | null;
  readonly property: string | null;
  readonly message: string;
}

/** A record that a row names. */
export interface RowReference {
  readonly noun: ReferenceNoun;
  readonly by: ReferenceKey;
  readonly value: string;
}

/** A row as input of the operations that create records. */
export interface RowInput {
  readonly number: number;
  /** As the body of a request would have it, not checked yet. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Likewise of the row's placement; null where it says nothing of one. */
  readonly placement: Readonly<Record<string, unknown>> | null;
  readonly references: readonly RowReference[];
  readonly errors: readonly RowError[];
}

/** Properties by their names: nothing that a file calls itself reaches a prototype. */
export type Properties = Record<string, ScalarValue>;
