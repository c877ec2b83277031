import type { Facts } from '../condition.js';
import type { CompiledComparison, CompiledCondition, FactVariable } from './compile-condition.js';
import { type FactRelation, factRelations } from './fact-relations.js';
import { allOfSets, anyOfSets, opposites, type OutcomeSet, outcomeSets } from './outcome-set.js';
import type { SearchBudget } from './search-budget.js';

interface CompiledGoal {
  readonly condition: CompiledCondition;
  readonly wanted: OutcomeSet;
}

/** Facts of a placement for which every goal is reached; that there is none; or that it could not be decided. */
export type SearchResult = { readonly facts: Facts } | 'none' | 'not_decided';

/** What a search needs of a goal: nothing more, another value of the facts it has, or a fact that it has not. */
type GoalState = 'reached' | 'missed' | 'open';

/**
 * Gives one fact after the other a value, as Davis, Putnam, Logemann and Loveland do for propositional logic, and asks after each
 * what the conditions may still come to. Where that misses a goal nothing below is tried; where all are reached, the
 * other facts may be anything.
 */
export class PlacementSearch {
  private readonly chosen: Int16Array;
  private readonly relations: readonly FactRelation[];
  private readonly related: readonly number[];
  private readonly uses: readonly number[];
  private isIncomplete = false;

  constructor(
    private readonly goals: readonly CompiledGoal[],
    private readonly variables: readonly FactVariable[],
    private readonly budget: SearchBudget,
  ) {
    this.chosen = new Int16Array(variables.length).fill(-1);
    this.relations = factRelations(variables.map(({ fact }) => fact));
    this.related = [
      ...new Set(this.relations.flatMap(({ facts }) => facts.map((fact) => this.indexOf(fact)))),
    ];
    const uses = variables.map(() => 0);
    for (const { condition } of goals)
      for (const { variable } of comparisonsIn(condition)) uses[variable] = (uses[variable] ?? 0) + 1;
    this.uses = uses;
  }

  find(): SearchResult {
    if (this.search()) return { facts: this.factsChosen() };
    return this.isIncomplete ? 'not_decided' : 'none';
  }

  private search(): boolean {
    if (this.budget.isSpent) return this.giveUp();
    const state = this.stateOfGoals();
    if (state === 'missed' || !this.areRelationsKept()) return false;
    const next = state === 'reached' ? this.nextRelated() : this.nextAsked();
    if (next !== undefined) return this.tryEach(next);
    return (state === 'reached' && this.areRelationsKept('all')) || this.giveUp();
  }

  private tryEach(variable: number): boolean {
    const { samples } = this.variables[variable] ?? { samples: [] };
    for (let sample = 0; sample < samples.length; sample++) {
      this.chosen[variable] = sample;
      if (this.search()) return true;
    }
    this.chosen[variable] = -1;
    return false;
  }

  /** That nothing is found below here proves nothing. */
  private giveUp(): false {
    this.isIncomplete = true;
    return false;
  }

  private stateOfGoals(): GoalState {
    let state: GoalState = 'reached';
    for (const { condition, wanted } of this.goals) {
      const possible = this.possible(condition);
      if ((possible & wanted) === 0) return 'missed';
      if ((possible & ~wanted) !== 0) state = 'open';
    }
    return state;
  }

  private possible(condition: CompiledCondition): OutcomeSet {
    this.budget.spend(1);
    switch (condition.kind) {
      case 'not':
        return opposites(this.possible(condition.part));
      case 'comparison':
        return this.possibleOf(condition);
      case 'all':
        return this.possibleOfParts(condition.parts, allOfSets, outcomeSets.met);
      default:
        return this.possibleOfParts(condition.parts, anyOfSets, outcomeSets.unmet);
    }
  }

  private possibleOf({ variable, bySample, possible }: CompiledComparison): OutcomeSet {
    return bySample[this.chosen[variable] ?? -1] ?? possible;
  }

  private possibleOfParts(
    parts: readonly CompiledCondition[],
    joined: (left: OutcomeSet, right: OutcomeSet) => OutcomeSet,
    empty: OutcomeSet,
  ): OutcomeSet {
    let set = empty;
    for (const part of parts) set = joined(set, this.possible(part));
    return set;
  }

  /** Of the facts on which a goal still hangs, the one that is asked most often. */
  private nextAsked(): number | undefined {
    let best: number | undefined;
    for (const { condition, wanted } of this.goals)
      if ((this.possible(condition) & ~wanted) !== 0)
        for (const variable of this.openIn(condition))
          if (best === undefined || this.weight(variable) > this.weight(best)) best = variable;
    return best;
  }

  private *openIn(condition: CompiledCondition): Generator<number> {
    if (isSingle(this.possible(condition))) return;
    if (condition.kind === 'not') yield* this.openIn(condition.part);
    else if (condition.kind !== 'comparison') for (const part of condition.parts) yield* this.openIn(part);
    else if (condition.bySample.length > 0 && this.chosen[condition.variable] === -1)
      yield condition.variable;
  }

  private weight(variable: number): number {
    return (this.uses[variable] ?? 0) - (this.variables[variable]?.samples.length ?? 0) / 1000;
  }

  /** Goals that are reached say nothing of facts that have to go together. */
  private nextRelated(): number | undefined {
    return this.related.find(
      (variable) => this.chosen[variable] === -1 && (this.variables[variable]?.samples.length ?? 0) > 0,
    );
  }

  /** Those whose facts have their values; or all, where a fact that cannot be tried is a missing one. */
  private areRelationsKept(asked: 'decided' | 'all' = 'decided'): boolean {
    const isDecided = (fact: string) => asked === 'all' || this.chosen[this.indexOf(fact)] !== -1;
    return this.relations.every(
      ({ facts, holds }) => !facts.every(isDecided) || holds((fact) => this.sampleOf(fact)),
    );
  }

  private sampleOf(fact: string) {
    const variable = this.indexOf(fact);
    return this.variables[variable]?.samples[this.chosen[variable] ?? -1] ?? null;
  }

  private indexOf(fact: string): number {
    return this.variables.findIndex((one) => one.fact === fact);
  }

  private factsChosen(): Facts {
    const known = this.variables.map(({ fact }) => [fact, this.sampleOf(fact)] as const);
    return Object.fromEntries(known.filter(([, value]) => value !== null));
  }
}

function* comparisonsIn(condition: CompiledCondition): Generator<CompiledComparison> {
  if (condition.kind === 'comparison') yield condition;
  else if (condition.kind === 'not') yield* comparisonsIn(condition.part);
  else for (const part of condition.parts) yield* comparisonsIn(part);
}

const isSingle = (set: OutcomeSet): boolean => (set & (set - 1)) === 0;
