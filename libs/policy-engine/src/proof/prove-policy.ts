import type { Condition, Facts, Outcome } from '../condition.js';
import { outcomeOf } from '../evaluate.js';
import type { FactCatalog } from '../fact-definition.js';
import { factPaths } from '../fact-paths.js';
import type { PolicyVersion } from '../policy-version.js';
import { essentialPart } from './essential-part.js';
import { factRelations } from './fact-relations.js';
import type { Sample } from './sample.js';
import { findPlacement, type SearchGoal } from './find-placement.js';
import { outcomeSets } from './outcome-set.js';
import type { ProofSteps } from './proof-steps.js';
import type { SearchResult } from './placement-search.js';
import type { OutcomeExamples, PolicyFinding, PolicyProof, ProofQuestion } from './policy-proof.js';
import { SearchBudget } from './search-budget.js';

/** How many nodes of conditions may be looked at, for one question and in all. */
export interface ProofBudget {
  readonly ofQuestion: number;
  readonly inAll: number;
}

export interface ChangedPolicy {
  readonly changed: PolicyVersion;
  /** The account's policies; those that are not active, and the changed one as it was, are passed over. */
  readonly policies: readonly PolicyVersion[];
  readonly catalog: FactCatalog;
  /** Pairs of forms of which a placement needs at most one. */
  readonly exclusive?: readonly (readonly [string, string])[];
  readonly budget?: ProofBudget;
}

const usualBudget = { ofQuestion: 200_000, inAll: 5_000_000 } as const;

/**
 * What is certain of a changed policy, for every placement that can be: any values of its facts' types, missing facts, and
 * facts of a wrong type, in the three-valued logic of `evaluate`. Facts vary freely except as `factRelations` says; choices
 * have only their values, and dates are of the years 0 to 9999. What concerns forms is asked only of an active policy.
 */
export function provePolicy(input: ChangedPolicy): PolicyProof {
  const steps = proofSteps(input);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, stopping before each question: what is done between two stops is at most `ofQuestion` of the budget. */
export const proofSteps = (input: ChangedPolicy): ProofSteps<PolicyProof> => new PolicyProver(input).prove();

class PolicyProver {
  private readonly findings: PolicyFinding[] = [];
  private readonly condition: Condition;
  private readonly asked: readonly string[];
  private readonly others: readonly PolicyVersion[];
  private readonly limits: ProofBudget;
  private spent = 0;

  constructor(private readonly input: ChangedPolicy) {
    const { changed, policies, budget = usualBudget } = input;
    this.condition = changed.condition;
    this.others = policies.filter(({ key, status }) => status === 'active' && key !== changed.key);
    this.limits = budget;
    this.asked = factPaths(this.condition);
  }

  *prove(): ProofSteps<PolicyProof> {
    const met = yield* this.search([{ condition: this.condition, wanted: outcomeSets.met }]);
    const unmet = yield* this.search([{ condition: this.condition, wanted: outcomeSets.unmet }]);
    const unknown = yield* this.search([{ condition: this.condition, wanted: outcomeSets.unknown }]);
    yield* this.findConstant(met, unmet);
    const examples = { met: factsOf(met), unmet: factsOf(unmet), unknown: factsOf(unknown) };
    for (const other of this.others) yield* this.compareWith(other, examples, met === 'none');
    if (this.input.changed.status === 'active' && met !== 'none') yield* this.findContradictions();
    return { findings: this.findings, examples };
  }

  private *findConstant(met: SearchResult, unmet: SearchResult): ProofSteps<void> {
    const holds = (wanted: number) => (part: Condition) => this.isNone({ condition: part, wanted });
    if (met === 'none')
      this.findings.push({
        kind: 'never_met',
        because: yield* essentialPart(this.condition, 'all', holds(outcomeSets.met)),
      });
    else if (met === 'not_decided') this.leaveOpen('never_met');
    else if (unmet === 'none')
      this.findings.push({
        kind: 'always_met',
        because: yield* essentialPart(this.condition, 'any', holds(outcomeSets.unmet)),
      });
    if (met !== 'none' && unmet === 'not_decided') this.leaveOpen('always_met');
  }

  private *compareWith(
    other: PolicyVersion,
    examples: OutcomeExamples,
    isNeverMet: boolean,
  ): ProofSteps<void> {
    const differs = yield* this.differences(other, examples, [
      ['met', outcomeSets.unmet | outcomeSets.unknown],
      ['unknown', outcomeSets.unmet | outcomeSets.met],
      ['unmet', outcomeSets.unknown | outcomeSets.met],
    ]);
    this.conclude('same', other, differs);
    const { changed } = this.input;
    const asksNoMore = changed.forms.every((form) => other.forms.includes(form));
    if (isNeverMet || changed.status !== 'active' || !asksNoMore) return;
    const adds = yield* this.differences(other, examples, [
      ['met', outcomeSets.unmet | outcomeSets.unknown],
      ['unknown', outcomeSets.unmet],
    ]);
    this.conclude('shadowed', other, adds);
  }

  /** Whether there is a placement of which this policy says one thing and the other one another. */
  private *differences(
    { condition }: PolicyVersion,
    examples: OutcomeExamples,
    pairs: readonly (readonly [own: Outcome, others: number])[],
  ): ProofSteps<SearchResult> {
    for (const [own, others] of pairs) {
      const facts = examples[own];
      const isOther = facts && (outcomeSets[outcomeOf(condition, facts)] & others) !== 0;
      // What the example leaves open is missing here: with what the other one asks that may be no placement.
      if (isOther && canBe(facts, [...this.asked, ...factPaths(condition)])) return { facts };
    }
    const results = pairs.map(
      ([own, wanted]) =>
        () =>
          this.search([
            { condition: this.condition, wanted: outcomeSets[own] },
            { condition, wanted },
          ]),
    );
    return yield* firstFound(results);
  }

  private conclude(kind: 'same' | 'shadowed', { key: policyKey }: PolicyVersion, result: SearchResult): void {
    if (result === 'none') this.findings.push({ kind, policyKey });
    if (result === 'not_decided') this.leaveOpen(kind, policyKey);
  }

  private *findContradictions(): ProofSteps<void> {
    const { changed, exclusive = [] } = this.input;
    for (const [one, other] of exclusive.flatMap(
      ([left, right]) =>
        [
          [left, right],
          [right, left],
        ] as const,
    )) {
      if (!changed.forms.includes(one)) continue;
      const isBoth = changed.forms.includes(other);
      if (isBoth && one > other) continue;
      const asking = isBoth ? [changed] : this.others.filter(({ forms }) => forms.includes(other));
      yield* this.findContradiction([one, other], asking);
    }
  }

  /** The first policy that asks for the other form of a placement that needs this one's. */
  private *findContradiction(
    forms: readonly [string, string],
    asking: readonly PolicyVersion[],
  ): ProofSteps<void> {
    let open: string | undefined;
    for (const { key: policyKey, condition } of asking) {
      const goals = [this.condition, condition].map((one) => ({ condition: one, wanted: outcomeSets.met }));
      const result = yield* this.search(goals);
      const facts = factsOf(result);
      if (facts) {
        this.findings.push({ kind: 'contradicting_forms', forms, policyKey, facts });
        return;
      }
      if (result === 'not_decided') open ??= policyKey;
    }
    if (open !== undefined) this.leaveOpen('contradicting_forms', open);
  }

  private leaveOpen(question: ProofQuestion, policyKey: string | null = null): void {
    this.findings.push({ kind: 'not_decided', question, policyKey });
  }

  private *isNone(goal: SearchGoal): ProofSteps<boolean> {
    return (yield* this.search([goal])) === 'none';
  }

  private *search(goals: readonly SearchGoal[]): ProofSteps<SearchResult> {
    yield;
    const budget = new SearchBudget(Math.min(this.limits.ofQuestion, this.limits.inAll - this.spent));
    const result = findPlacement(goals, this.input.catalog, budget);
    this.spent += budget.spent;
    return result;
  }
}

const factsOf = (result: SearchResult): Facts | null => (typeof result === 'object' ? result.facts : null);

/** Whether these facts go together, and all else is missing. */
function canBe(facts: Facts, asked: readonly string[]): boolean {
  const valueOf = (fact: string): Sample => {
    const value = facts[fact];
    return typeof value === 'object' ? null : (value ?? null);
  };
  return factRelations(asked).every(({ holds }) => holds(valueOf));
}

/** None only where each of them finds none. */
function* firstFound(searches: readonly (() => ProofSteps<SearchResult>)[]): ProofSteps<SearchResult> {
  let whole: SearchResult = 'none';
  for (const search of searches) {
    const result = yield* search();
    if (typeof result === 'object') return result;
    if (result === 'not_decided') whole = result;
  }
  return whole;
}
