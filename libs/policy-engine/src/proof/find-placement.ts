import { comparisonsOf } from '../comparisons-of.js';
import type { Comparison, Condition } from '../condition.js';
import type { FactCatalog } from '../fact-definition.js';
import { type FactVariable, compileCondition } from './compile-condition.js';
import { factRelations, linkedSites } from './fact-relations.js';
import { factSamples } from './fact-samples.js';
import { PlacementSearch, type SearchResult } from './placement-search.js';
import type { OutcomeSet } from './outcome-set.js';
import type { SearchBudget } from './search-budget.js';

/** A condition, and what it is to come to. */
export interface SearchGoal {
  readonly condition: Condition;
  readonly wanted: OutcomeSet;
}

/**
 * Looks for facts for which every condition comes to what is wanted. Facts take any value of their type, are missing, or
 * are of a wrong type; they go together as `factRelations` says. `none` is a proof, not a search that gave up.
 */
export function findPlacement(
  goals: readonly SearchGoal[],
  catalog: FactCatalog,
  budget: SearchBudget,
): SearchResult {
  if (budget.isSpent) return 'not_decided';
  const byFact = comparisonsByFact(goals);
  const facts = [...byFact.keys()];
  const linked = new Set(linkedSites(facts));
  const related = new Set(factRelations(facts).flatMap((relation) => relation.facts));
  const variables = facts.map((fact): FactVariable => {
    const definition = catalog.get(fact);
    const comparisons = linked.has(fact) ? ofSameName(fact, linked, byFact) : (byFact.get(fact) ?? []);
    budget.spend(comparisons.length + costOfSamples(comparisons));
    const samples = definition && factSamples(definition, comparisons, { isRelated: related.has(fact) });
    return { fact, samples: samples ?? [] };
  });
  const compiled = goals.map(({ condition, wanted }) => ({
    condition: compileCondition(condition, variables),
    wanted,
  }));
  return new PlacementSearch(compiled, variables, budget).find();
}

function comparisonsByFact(goals: readonly SearchGoal[]): Map<string, Comparison[]> {
  const byFact = new Map<string, Comparison[]>();
  for (const { condition } of goals)
    for (const { comparison } of comparisonsOf(condition)) {
      const known = byFact.get(comparison.fact);
      if (known) known.push(comparison);
      else byFact.set(comparison.fact, [comparison]);
    }
  return byFact;
}

/** Addresses that have to be the same are tried with the same values. */
function ofSameName(
  fact: string,
  linked: ReadonlySet<string>,
  byFact: ReadonlyMap<string, Comparison[]>,
): Comparison[] {
  const name = fact.slice(fact.lastIndexOf('.'));
  return [...linked].filter((one) => one.endsWith(name)).flatMap((one) => byFact.get(one) ?? []);
}

/** Each value that is mentioned is compared with all the others. */
function costOfSamples(comparisons: readonly Comparison[]): number {
  const values = comparisons.reduce(
    (sum, { value }) => sum + (typeof value === 'object' ? value.length : 1),
    0,
  );
  return (values * values) / 4;
}
