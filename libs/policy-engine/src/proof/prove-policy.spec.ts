import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Comparison, Condition, Facts, Operator, Value } from '../condition.js';
import { outcomeOf } from '../evaluate.js';
import { type FactDefinition, operatorsOf } from '../fact-definition.js';
import type { PolicyVersion } from '../policy-version.js';
import type { PolicyFinding } from './policy-proof.js';
import { factsPhrase } from './facts-phrase.js';
import { type ProofBudget, provePolicy } from './prove-policy.js';

const definitions: readonly FactDefinition[] = [
  { path: 'count', type: 'number', label: 'the count', numbers: { isWhole: true, least: 0, most: 4 } },
  { path: 'is_new', type: 'boolean', label: 'new' },
  { path: 'kind', type: 'choice', label: 'the kind', values: ['a', 'b', 'c'] },
  { path: 'day', type: 'date', label: 'the day' },
];
const catalog = new Map(definitions.map((definition) => [definition.path, definition]));

/** Every value that the comparisons below can tell apart, by fact, and more. */
const domains: Readonly<Record<string, readonly (Value | null)[]>> = {
  count: [0, 1, 2, 3, 4, null, 'no value'],
  is_new: [true, false, null, 'no value'],
  kind: ['a', 'b', 'c', null, 0],
  day: ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', null, 0],
};
const placements: Facts[] = Object.entries(domains).reduce<Facts[]>(
  (all, [fact, values]) => all.flatMap((facts) => values.map((value) => ({ ...facts, [fact]: value }))),
  [{}],
);
const values: Readonly<Record<string, fc.Arbitrary<Value>>> = {
  count: fc.integer({ min: -1, max: 5 }),
  is_new: fc.boolean(),
  kind: fc.constantFrom('a', 'b', 'c', 'd'),
  day: fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-03'),
};

const comparison = fc.constantFrom(...definitions).chain(({ path: fact, type }) =>
  fc.constantFrom(...operatorsOf[type]).chain((operator): fc.Arbitrary<Comparison> => {
    const single = values[fact] ?? fc.boolean();
    return comparisonOf(fact, operator, single);
  }),
);
function comparisonOf(
  fact: string,
  operator: Operator,
  single: fc.Arbitrary<Value>,
): fc.Arbitrary<Comparison> {
  if (operator === 'is_present' || operator === 'is_absent') return fc.constant({ fact, operator });
  const isList = operator === 'in' || operator === 'not_in';
  const value = isList ? fc.array(single, { minLength: 1, maxLength: 3 }) : single;
  return value.map((one) => ({ fact, operator, value: one }));
}
const treeOf = (leaf: fc.Arbitrary<Comparison>) =>
  fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
      fc.record({ not: tie('condition') }),
    ),
  })).condition;

const formKeys = ['w-4', 'w-4-exempt', 'handbook'];
const policyOf = (condition: fc.Arbitrary<Condition>, key: string): fc.Arbitrary<PolicyVersion> =>
  fc
    .record({
      condition,
      forms: fc.uniqueArray(fc.constantFrom(...formKeys), { minLength: 1 }),
      status: fc.constantFrom('active', 'active', 'active', 'draft'),
    })
    .map((given) => ({ ...given, key, version: 1, name: key, tags: [] }));
const policiesOf = (condition: fc.Arbitrary<Condition>) =>
  fc.tuple(...['changed', 'one', 'two'].map((key) => policyOf(condition, key)));
const exclusive = [['w-4', 'w-4-exempt']] as const;

/** The same answers by trying every placement: what the proof has to equal. */
function byBruteForce([changed, ...others]: readonly PolicyVersion[], all: readonly Facts[]): string[] {
  if (!changed) return [];
  const rank = { unmet: 0, unknown: 1, met: 2 };
  const rankOf = ({ condition }: PolicyVersion) => all.map((facts) => rank[outcomeOf(condition, facts)]);
  const own = rankOf(changed);
  const isMet = own.includes(2);
  const found: string[] = [];
  if (!isMet) found.push('never_met');
  else if (!own.includes(0)) found.push('always_met');
  for (const other of others.filter(({ status }) => status === 'active')) {
    const their = rankOf(other);
    if (own.every((one, at) => one === their[at])) found.push(`same ${other.key}`);
    if (changed.status !== 'active' || !isMet) continue;
    const asksNoMore = changed.forms.every((form) => other.forms.includes(form));
    if (asksNoMore && own.every((one, at) => one <= (their[at] ?? 0))) found.push(`shadowed ${other.key}`);
  }
  if (changed.status === 'active' && isMet)
    for (const [one, other] of [exclusive[0], [...exclusive[0]].reverse()]) {
      const isBoth = exclusive[0].every((form) => changed.forms.includes(form));
      const asking = isBoth ? [changed] : others.filter(({ status }) => status === 'active');
      const first = asking.find(
        (policy) =>
          policy.forms.includes(other ?? '') &&
          changed.forms.includes(one ?? '') &&
          rankOf(policy).some((theirs, at) => theirs === 2 && own[at] === 2),
      );
      if (first && !(isBoth && one !== 'w-4')) found.push(`contradicting_forms ${first.key} ${one}`);
    }
  return found.sort();
}

function said(finding: PolicyFinding): string {
  if (finding.kind === 'contradicting_forms')
    return `${finding.kind} ${finding.policyKey} ${finding.forms[0]}`;
  if (finding.kind === 'not_decided') return `not_decided ${finding.question}`;
  return 'policyKey' in finding ? `${finding.kind} ${finding.policyKey}` : finding.kind;
}

function assertProven(
  policies: readonly PolicyVersion[],
  all: readonly Facts[],
  facts: ReadonlyMap<string, FactDefinition>,
) {
  const [changed, ...others] = policies;
  if (!changed) throw new Error('no policy');
  const { findings, examples } = provePolicy({ changed, policies: others, catalog: facts, exclusive });
  expect(findings.map(said).sort()).toEqual(byBruteForce(policies, all));
  for (const outcome of ['met', 'unmet', 'unknown'] as const) {
    const example = examples[outcome];
    const isPossible = all.some((known) => outcomeOf(changed.condition, known) === outcome);
    expect(example === null).toBe(!isPossible);
    if (example) expect(outcomeOf(changed.condition, example)).toBe(outcome);
  }
  for (const finding of findings) {
    if (finding.kind === 'never_met')
      expect(all.filter((known) => outcomeOf(finding.because, known) === 'met')).toEqual([]);
    if (finding.kind === 'always_met')
      expect(all.filter((known) => outcomeOf(finding.because, known) === 'unmet')).toEqual([]);
    if (finding.kind !== 'contradicting_forms') continue;
    const other = policies.find(({ key }) => key === finding.policyKey);
    for (const policy of [changed, other])
      expect(policy && outcomeOf(policy.condition, finding.facts)).toBe('met');
  }
}

describe('what is proven of a policy', () => {
  it('is what trying every placement finds: numbers, choices, dates, yes or no', () => {
    fc.assert(
      fc.property(policiesOf(treeOf(comparison)), (policies) => assertProven(policies, placements, catalog)),
      { numRuns: 400 },
    );
    expect.hasAssertions();
  });

  it('is what trying every text finds, of beginnings and parts too', () => {
    const letters = ['', 'a', 'b', 'c'];
    const texts = letters
      .flatMap((one) =>
        letters.flatMap((two) => letters.flatMap((three) => letters.map((four) => one + two + three + four))),
      )
      .flatMap((text) => [text, `${text}cab`, `ab${text}`, `${text}cabcba`, `abcbac${text}`]);
    const all = [...new Set(texts), null, 0].filter((text) => text !== '').map((name) => ({ name }));
    const leaf = fc
      .constantFrom(...operatorsOf.text)
      .chain((operator) => comparisonOf('name', operator, fc.constantFrom('a', 'b', 'ab', 'ba', 'aa')));
    const named = new Map([['name', { path: 'name', type: 'text', label: 'the name' } as const]]);
    fc.assert(
      fc.property(policiesOf(treeOf(leaf)), (policies) => assertProven(policies, all, named)),
      { numRuns: 200 },
    );
    expect.hasAssertions();
  });

  const proofOf = (condition: Condition, others: readonly PolicyVersion[] = [], budget?: ProofBudget) =>
    provePolicy({
      changed: {
        key: 'changed',
        version: 1,
        name: 'changed',
        condition,
        forms: ['w-4'],
        tags: [],
        status: 'active',
      },
      policies: others,
      catalog,
      ...(budget ? { budget } : {}),
    });

  it('gives the smallest part that is to blame', () => {
    const impossible = [
      { fact: 'count', operator: 'greater_than', value: 2 },
      { fact: 'count', operator: 'less_than', value: 3 },
    ] as const;
    const condition = { all: [{ fact: 'is_new', operator: 'equals', value: true } as const, ...impossible] };
    expect(proofOf(condition).findings).toEqual([{ kind: 'never_met', because: { all: impossible } }]);
  });

  it('says that it does not know rather than guess: unknown facts, and more combinations than it may look at', () => {
    const unheardOf = { fact: 'no.such.fact', operator: 'equals', value: 'a' } as const;
    expect(proofOf(unheardOf).findings).toEqual([
      { kind: 'not_decided', question: 'never_met', policyKey: null },
      { kind: 'not_decided', question: 'always_met', policyKey: null },
    ]);
    const condition = { fact: 'count', operator: 'at_least', value: 2 } as const;
    const { findings } = proofOf(condition, [], { ofQuestion: 2, inAll: 4 });
    expect(findings.map(({ kind }) => kind)).toEqual(['not_decided', 'not_decided']);
  });

  it('decides what does not hang on a fact beyond it', () => {
    const unheardOf = { fact: 'no.such.fact', operator: 'equals', value: 'a' } as const;
    const never = { all: [unheardOf, { fact: 'kind', operator: 'equals', value: 'd' } as const] };
    expect(proofOf(never).findings[0]).toMatchObject({ kind: 'never_met', because: never.all[1] });
    expect(proofOf({ any: [unheardOf, { all: [] }] }).findings[0]?.kind).toBe('always_met');
  });

  it('says its examples in words', () => {
    const { examples } = proofOf({ fact: 'kind', operator: 'equals', value: 'b' });
    expect(factsPhrase(examples.met ?? {}, catalog)).toBe('the kind is b');
    expect(factsPhrase({ name: 'something else' }, catalog)).toBe('name is “another value”');
    expect(factsPhrase({}, catalog)).toBe('nothing is known');
  });
});
