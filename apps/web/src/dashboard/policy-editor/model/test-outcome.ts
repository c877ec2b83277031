import type { Outcome } from '@firstday/domain';
import { evaluate, explainSentence, type FactCatalog } from '@firstday/policy-engine';
import type { GroupNode } from './condition-node';
import type { TestCase } from './policy-form';
import { completeParts, toCondition } from './to-condition';
import { toPolicyTest } from './to-policy-body';

export interface TestOutcome {
  readonly outcome: Outcome;
  /** Why, in the engine's words, which are English. */
  readonly sentence: string;
  readonly isAsExpected: boolean;
}

/** How a test comes out, by the engine that decides placements; rows that are not complete yet ask nothing. */
export function testOutcome(test: TestCase, condition: GroupNode, catalog: FactCatalog): TestOutcome {
  const { facts, expected } = toPolicyTest(test, catalog);
  const explained = evaluate(toCondition(completeParts(condition), catalog), facts);
  return {
    outcome: explained.outcome,
    sentence: explainSentence(explained, catalog),
    isAsExpected: explained.outcome === expected,
  };
}
