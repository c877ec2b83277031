import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Condition, Facts } from './condition.js';
import { decide, requiredForms, undecidedForms } from './decide.js';
import { PolicyReplay } from './policy-replay.js';
import type { PolicyVersion } from './policy-version.js';

const condition: fc.Arbitrary<Condition> = fc.constantFrom<Condition[]>(
  { all: [] },
  { any: [] },
  ...['a', 'b'].flatMap((fact) => [
    { fact, operator: 'equals', value: true } as const,
    { not: { fact, operator: 'equals', value: true } as const },
    { fact, operator: 'is_present' } as const,
  ]),
);
const policyOf = (key: string): fc.Arbitrary<PolicyVersion> =>
  fc
    .record({
      condition,
      forms: fc.uniqueArray(fc.constantFrom('w-4', 'i-9', 'handbook'), { minLength: 1 }),
      status: fc.constantFrom('active', 'active', 'archived'),
    })
    .map((given) => ({ ...given, key, version: 1, name: key, tags: [] }));
const facts: fc.Arbitrary<Facts> = fc.record({ a: fc.option(fc.boolean()), b: fc.option(fc.boolean()) });

/** Each form as the whole set of policies decides it. */
function statesOf(policies: readonly PolicyVersion[], known: Facts): Map<string, string> {
  const decisions = decide(policies, known);
  return new Map([
    ...requiredForms(decisions).map(({ form }) => [form, 'gained'] as const),
    ...undecidedForms(decisions).map(({ form }) => [form, 'undecided'] as const),
  ]);
}

describe('a replay', () => {
  it('finds what deciding everything before and after finds', () => {
    const others = fc.tuple(policyOf('one'), policyOf('two'));
    const before = fc.option(policyOf('changed'));
    fc.assert(
      fc.property(before, policyOf('changed'), others, facts, (was, after, rest, known) => {
        const policies = [...rest, ...(was ? [was] : [])];
        const [left, right] = [statesOf(policies, known), statesOf([...rest, after], known)];
        const expected: Record<string, string[]> = { gained: [], lost: [], undecided: [] };
        for (const form of ['w-4', 'i-9', 'handbook'])
          if (left.get(form) !== right.get(form)) expected[right.get(form) ?? 'lost']?.push(form);
        const replayed = new PolicyReplay({ before: was, after, policies }).replay(known);
        const found = replayed ?? { gained: [], lost: [], undecided: [] };
        expect(Object.entries(found).map(([kind, forms]) => [kind, [...forms].sort()])).toEqual(
          Object.entries(expected).map(([kind, forms]) => [kind, forms.sort()]),
        );
        expect(replayed === null).toBe(Object.values(expected).every((forms) => forms.length === 0));
      }),
      { numRuns: 3000 },
    );
    expect.hasAssertions();
  });
});
