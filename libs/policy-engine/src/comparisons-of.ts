import type { Comparison, Condition } from './condition.js';

/** A comparison, and where in its condition it stands. */
export interface PlacedComparison {
  readonly path: readonly (string | number)[];
  readonly comparison: Comparison;
}

export function comparisonsOf(condition: Condition, path: PlacedComparison['path'] = []): PlacedComparison[] {
  if ('fact' in condition) return [{ path, comparison: condition }];
  if ('not' in condition) return comparisonsOf(condition.not, [...path, 'not']);
  const [kind, parts] = 'all' in condition ? ['all', condition.all] : ['any', condition.any];
  return parts.flatMap((part, index) => comparisonsOf(part, [...path, kind, index]));
}
