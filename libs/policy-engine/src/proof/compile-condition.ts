import { compare } from '../compare.js';
import type { Comparison, Condition } from '../condition.js';
import type { Sample } from './sample.js';
import { type OutcomeSet, outcomeSets, setOf } from './outcome-set.js';

/** A fact that conditions ask, and the values that it is tried with; none where its classes are not known exactly. */
export interface FactVariable {
  readonly fact: string;
  readonly samples: readonly Sample[];
}

/** A condition whose comparisons are looked up by the sample of their fact. */
export type CompiledCondition =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly CompiledCondition[] }
  | { readonly kind: 'not'; readonly part: CompiledCondition }
  | CompiledComparison;

export interface CompiledComparison {
  readonly kind: 'comparison';
  /** Which of the variables it asks. */
  readonly variable: number;
  readonly bySample: readonly OutcomeSet[];
  /** What it may come to while its fact has no value yet. */
  readonly possible: OutcomeSet;
}

export function compileCondition(
  condition: Condition,
  variables: readonly FactVariable[],
): CompiledCondition {
  if ('all' in condition)
    return { kind: 'all', parts: condition.all.map((part) => compileCondition(part, variables)) };
  if ('any' in condition)
    return { kind: 'any', parts: condition.any.map((part) => compileCondition(part, variables)) };
  if ('not' in condition) return { kind: 'not', part: compileCondition(condition.not, variables) };
  return compileComparison(condition, variables);
}

function compileComparison(
  { fact, operator, value }: Comparison,
  variables: readonly FactVariable[],
): CompiledComparison {
  const variable = variables.findIndex((one) => one.fact === fact);
  const samples = variables[variable]?.samples ?? [];
  const bySample = samples.map((sample) => setOf(compare(sample, operator, value)));
  const possible = bySample.reduce((left, right) => left | right, outcomeSets.none);
  return { kind: 'comparison', variable, bySample, possible: possible || outcomeSets.all };
}
