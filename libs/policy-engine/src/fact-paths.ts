import type { Condition } from './condition.js';

/** Every fact that a condition asks, once: a custom property among them is in use. */
export function factPaths(condition: Condition): string[] {
  return [...new Set(pathsOf(condition))];
}

function pathsOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(pathsOf);
  if ('any' in condition) return condition.any.flatMap(pathsOf);
  if ('not' in condition) return pathsOf(condition.not);
  return [condition.fact];
}
