import type { FactOperator, FactValue } from '@firstday/domain';

// What a condition looks like is part of the interface; what it means is here.
export type { Comparison, Condition, ExplainedComparison, Explanation, Outcome } from '@firstday/domain';

export type Value = FactValue;
export type Operator = FactOperator;

/** What is known, by path (`employer.address.state`). A path that is absent, null or undefined is a missing fact. */
export type Facts = Readonly<Record<string, Value | readonly Value[] | null | undefined>>;
