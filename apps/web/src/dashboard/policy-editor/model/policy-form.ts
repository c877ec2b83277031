import type { FactValue, Outcome, Policy } from '@firstday/domain';
import { emptyRow, type GroupNode, groupOf, nextKey } from './condition-node';
import { toGroup } from './to-group';

/** A fact of a test, and what it is. */
export interface TestFact {
  readonly key: string;
  readonly fact: string;
  /** One value; several of a fact that is a list. */
  readonly values: readonly FactValue[];
}

export interface TestCase {
  readonly key: string;
  readonly name: string;
  readonly facts: readonly TestFact[];
  readonly expected: Outcome;
}

/** Everything that can be written on the page. */
export interface PolicyForm {
  readonly name: string;
  readonly status: Policy['status'];
  readonly formIds: readonly string[];
  readonly condition: GroupNode;
  readonly tests: readonly TestCase[];
  readonly reason: string;
}

type Kept = Pick<Policy, 'condition' | 'form_ids' | 'name' | 'status' | 'tests'>;

/** A policy as it is kept, to be changed; without one, a new one with a row to be filled in. */
export function toPolicyForm(policy: Kept | undefined): PolicyForm {
  if (!policy)
    return {
      name: '',
      status: 'draft',
      formIds: [],
      condition: groupOf('all', [emptyRow()]),
      tests: [],
      reason: '',
    };
  const { name, status, form_ids, condition, tests } = policy;
  return {
    name,
    status,
    formIds: form_ids,
    condition: toGroup(condition),
    tests: tests.map((test) => toTestCase(test)),
    reason: '',
  };
}

interface GivenTest {
  readonly name: string;
  readonly facts: Readonly<Record<string, FactValue | readonly FactValue[]>>;
  readonly expected: Outcome;
}

export const toTestCase = ({ name, facts, expected }: GivenTest): TestCase => ({
  key: nextKey(),
  name,
  expected,
  facts: Object.entries(facts).map(([fact, value]) => ({
    key: nextKey(),
    fact,
    values: typeof value === 'object' ? value : [value],
  })),
});
