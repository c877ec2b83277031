import { CreatePolicy } from '@firstday/domain';
import { type FactCatalog, validateCondition } from '@firstday/policy-engine';
import type { PolicyForm } from './policy-form';
import { type GivenIssue, type PolicyProblem, toPolicyProblems } from './to-policy-problems';
import { testOutcome } from './test-outcome';
import { toPolicyBody } from './to-policy-body';

/** What the API would refuse, by its own schema and its own engine, each at its control. */
export function checkPolicyForm(form: PolicyForm, catalog: FactCatalog): readonly PolicyProblem[] {
  const { condition, ...body } = toPolicyBody(form, catalog);
  const reason = form.reason.trim();
  const parsed = CreatePolicy.safeParse({ ...body, condition: { all: [] }, ...(reason ? { reason } : {}) });
  const validated = validateCondition(condition, catalog);
  const issues: GivenIssue[] = [
    ...(parsed.success ? [] : parsed.error.issues),
    ...(validated.ok
      ? []
      : validated.issues.map(({ path }) => ({ path: ['condition', ...path] satisfies PropertyKey[] }))),
    ...testIssues(form, catalog),
  ];
  return toPolicyProblems(form, catalog, issues);
}

/** A test that fails keeps the policy from being active; a fact is one thing in a test. */
function testIssues({ tests, condition, status }: PolicyForm, catalog: FactCatalog): readonly GivenIssue[] {
  return tests.flatMap((test, at) => {
    const twice = test.facts.flatMap(({ fact }, place) => {
      const isTwice = fact !== '' && test.facts.findIndex((other) => other.fact === fact) < place;
      return isTwice ? [{ path: ['tests', at, 'rows', place, 'fact'] }] : [];
    });
    if (twice.length > 0) return twice;
    const isFailing = status === 'active' && !testOutcome(test, condition, catalog).isAsExpected;
    return isFailing ? [{ path: ['tests', at, 'expected'] }] : [];
  });
}
