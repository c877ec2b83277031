import type { Condition } from '../condition.js';
import type { FactCatalog } from '../fact-definition.js';
import { findPlacement } from './find-placement.js';
import { outcomeSets } from './outcome-set.js';
import type { SearchResult } from './placement-search.js';
import { SearchBudget } from './search-budget.js';

/** A condition, and those that together should be met wherever it is. */
export interface CoverQuestion {
  readonly condition: Condition;
  readonly others: readonly Condition[];
  readonly catalog: FactCatalog;
  /** How many nodes of conditions may be looked at. */
  readonly budget?: number;
}

/**
 * Facts of a placement that meets the condition and none of the others. `none` proves that there is no such placement;
 * `not_decided` says that the search gave up, which proves nothing.
 */
export function findUncovered({ condition, others, catalog, budget = 50_000 }: CoverQuestion): SearchResult {
  const goals = [
    { condition, wanted: outcomeSets.met },
    ...others.map((other) => ({ condition: other, wanted: outcomeSets.unmet | outcomeSets.unknown })),
  ];
  return findPlacement(goals, catalog, new SearchBudget(budget));
}
