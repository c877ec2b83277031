import type { PolicyTest, PolicyTestResult } from '@firstday/domain';
import {
  type Condition,
  evaluate,
  explainSentence,
  type FactCatalog,
  outcomeOf,
} from '@firstday/policy-engine';
import type { PolicyContent } from './policies.store.js';

/** Each test of a policy repeats what its condition says: a list of policies shall not grow without end. */
const mostOfSentence = 1000;

type Tested = Pick<PolicyContent, 'condition' | 'tests'>;

/** How the tests of a policy come out, in their order. */
export const policyTestResults = ({ condition, tests }: Tested, catalog: FactCatalog): PolicyTestResult[] =>
  tests.map((test) => {
    const explanation = evaluate(condition, test.facts);
    const sentence = shortened(explainSentence(explanation, catalog));
    return { ...test, outcome: explanation.outcome, sentence };
  });

/** Whether each comes out as it is expected to. */
export const passesTests = ({ condition, tests }: Tested): boolean =>
  tests.every(({ facts, expected }) => outcomeOf(condition, facts) === expected);

/** What a catalog has to know to say these results: the condition, and the records that facts of the tests name. */
export const conditionsOfTests = ({ condition, tests }: Tested): Condition[] => [
  condition,
  ...tests.map(({ facts }) => hasFacts(facts)),
];

/** The condition that only placements of these facts meet. */
export const hasFacts = (facts: PolicyTest['facts']): Condition => ({
  all: Object.entries(facts).map(([fact, value]) => ({ fact, operator: 'equals', value })),
});

const shortened = (sentence: string): string =>
  sentence.length <= mostOfSentence ? sentence : `${sentence.slice(0, mostOfSentence - 1)}…`;
