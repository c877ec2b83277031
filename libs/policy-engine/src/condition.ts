/** A single fact value. Dates are ISO 8601 (`2026-11-23`). */
export type Value = string | number | boolean;

/** What is known, by path (`employer.address.state`). A path that is absent, null or undefined is a missing fact. */
export type Facts = Readonly<Record<string, Value | readonly Value[] | null | undefined>>;

export type Operator =
  | 'equals'
  | 'not_equals'
  | 'in'
  | 'not_in'
  | 'greater_than'
  | 'at_least'
  | 'less_than'
  | 'at_most'
  | 'before'
  | 'on_or_before'
  | 'after'
  | 'on_or_after'
  | 'starts_with'
  | 'contains'
  | 'is_present'
  | 'is_absent';

/** A leaf: one fact compared with a value (`is_present` and `is_absent` take none and are never unknown). */
export interface Comparison {
  readonly fact: string;
  readonly operator: Operator;
  readonly value?: Value | readonly Value[];
}

export interface All {
  readonly all: readonly Condition[];
}
export interface Any {
  readonly any: readonly Condition[];
}
export interface Not {
  readonly not: Condition;
}

/** A tree over facts. An empty `all` is met; an empty `any` is unmet. */
export type Condition = All | Any | Not | Comparison;

/**
 * Three-valued: a comparison whose fact is missing, or of a type that the operator cannot compare, is unknown, and
 * unknown travels as in Kleene's logic.
 */
export type Outcome = 'met' | 'unmet' | 'unknown';

/** A comparison as it came out: null is a missing fact. */
export interface ExplainedComparison extends Comparison {
  readonly actual: Value | readonly Value[] | null;
  readonly outcome: Outcome;
}

/** The same tree with the actual value and the outcome at each node. */
export type Explanation =
  | { readonly all: readonly Explanation[]; readonly outcome: Outcome }
  | { readonly any: readonly Explanation[]; readonly outcome: Outcome }
  | { readonly not: Explanation; readonly outcome: Outcome }
  | ExplainedComparison;
