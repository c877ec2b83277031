import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Comparison, Condition, Facts } from '../condition.js';
import { outcomeOf } from '../evaluate.js';
import { factCatalog } from '../fact-catalog.js';
import { placementFacts } from '../placement-facts.js';
import type { PolicyVersion } from '../policy-version.js';
import { provePolicy } from './prove-policy.js';

const states = ['', 'NY', 'NJ', 'PR', 'GU', 'Ontario', 'Bavaria'];
const countries = ['', 'US', 'PR', 'GU', 'CA', 'MX'];
const addresses = states.flatMap((state) => countries.map((country) => ({ state, country })));
const recordsOf = (id: string) => [null, { id }, ...addresses.map((address) => ({ id, address }))];

/** Every placement that these employers and jobs can make. */
const placements: Facts[] = recordsOf('job_1').flatMap((job) =>
  recordsOf('er_1').map((employer) => placementFacts({ employee: {}, employer, job, placement: {} })),
);

const places = ['work_location', 'job.address', 'employer.address'];
const leaf: fc.Arbitrary<Comparison> = fc.oneof(
  fc.record({
    fact: fc.constantFrom(...places.map((place) => `${place}.state`)),
    operator: fc.constantFrom('equals' as const, 'not_equals' as const),
    value: fc.constantFrom('NY', 'PR', 'Ontario'),
  }),
  fc.record({
    fact: fc.constantFrom(...places.map((place) => `${place}.country`)),
    operator: fc.constantFrom('equals' as const, 'not_equals' as const),
    value: fc.constantFrom('USA', 'PRI', 'CAN'),
  }),
  fc.record({
    fact: fc.constantFrom(
      ...places.flatMap((place) => [`${place}.state`, `${place}.country`]),
      'job.id',
      'employer.id',
    ),
    operator: fc.constantFrom('is_present' as const, 'is_absent' as const),
  }),
);
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    fc.record({ all: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }) }),
  ),
}));
const policyOf = (key: string, given: Condition): PolicyVersion => ({
  key,
  version: 1,
  name: key,
  condition: given,
  forms: ['w-4'],
  tags: [],
  status: 'active',
});
const findingsOf = (changed: Condition, other: Condition) =>
  provePolicy({
    changed: policyOf('changed', changed),
    policies: [policyOf('other', other)],
    catalog: factCatalog(),
  }).findings;
const kindsOf = (changed: Condition, other: Condition) => findingsOf(changed, other).map(({ kind }) => kind);

describe('places and records', () => {
  it('go together in proofs as they do in placements', () => {
    const rank = { unmet: 0, unknown: 1, met: 2 };
    let undecided = 0;
    fc.assert(
      fc.property(condition, condition, (changed, other) => {
        const pairs = placements.map((facts) => [changed, other].map((one) => rank[outcomeOf(one, facts)]));
        const expected: string[] = [];
        const isMet = pairs.some(([own]) => own === 2);
        if (!isMet) expected.push('never_met');
        else if (!pairs.some(([own]) => own === 0)) expected.push('always_met');
        if (pairs.every(([own, their]) => own === their)) expected.push('same');
        if (isMet && pairs.every(([own = 0, their = 0]) => own <= their)) expected.push('shadowed');
        const findings = findingsOf(changed, other);
        // A question may be given up, which says nothing.
        const open = findings.flatMap((it) => (it.kind === 'not_decided' ? [it.question] : []));
        undecided += open.length;
        const decided = findings.map(({ kind }) => kind).filter((kind) => kind !== 'not_decided');
        expect(decided).toEqual(expected.filter((kind) => !open.some((question) => question === kind)));
      }),
      { numRuns: 1500 },
    );
    expect(undecided).toBeLessThan(15);
  });

  it('a state of the US says its country', () => {
    const inNewYork = { fact: 'work_location.state', operator: 'equals', value: 'NY' } as const;
    const inTheUs = { fact: 'work_location.country', operator: 'equals', value: 'USA' } as const;
    const puertoRico = { fact: 'work_location.state', operator: 'equals', value: 'PR' } as const;
    expect(kindsOf({ all: [puertoRico, inTheUs] }, inNewYork)).toEqual(['never_met']);
  });
});
