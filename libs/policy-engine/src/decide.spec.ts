import { describe, expect, it } from '@jest/globals';
import { builtInPolicies } from './built-in-policies.js';
import { decide, requiredForms, undecidedForms } from './decide.js';
import { factCatalog } from './fact-catalog.js';
import { factPathsOf } from './fact-paths.js';
import { placementFacts } from './placement-facts.js';
import type { Policy } from './policy.js';
import { validateCondition } from './validate-condition.js';

const own: Policy = {
  key: 'pol_1',
  version: 3,
  name: 'Large employers',
  condition: { fact: 'employer.employee_count', operator: 'at_least', value: 50 },
  forms: ['handbook', 'safety'],
  tags: [],
  status: 'active',
};

function builtInForms(state: string, country: string) {
  const job = { address: { city: 'X', state, country } };
  const decisions = decide(builtInPolicies, placementFacts({ employee: {}, job, placement: {} }));
  return requiredForms(decisions).map(({ form }) => form);
}

const always = ['direct-deposit', 'emergency-contact', 'handbook'];

describe('the built-in policies', () => {
  it.each(['US', 'USA', 'United States'])('ask for I-9 and W-4 where the record says %s', (country) => {
    expect(builtInForms('NY', country)).toEqual(['i-9', 'w-4', ...always]);
  });

  it.each([
    ['PR', 'USA'],
    ['Guam', 'US'],
    ['MP', 'USA'],
    ['VI', 'USA'],
    ['', 'PRI'],
    ['', 'VI'],
  ])('ask for I-9 and not for W-4 in the territories (8 U.S.C. 1101(a)(38)): %s, %s', (state, country) => {
    expect(builtInForms(state, country)).toEqual(['i-9', ...always]);
  });

  it.each([
    ['AS', 'USA'],
    ['ON', 'CAN'],
    ['Ontario', 'Canada'],
  ])('ask for neither outside the United States: %s, %s', (state, country) => {
    expect(builtInForms(state, country)).toEqual(always);
  });

  it('leave I-9 and W-4 undecided, not dropped, while nobody knows the country', () => {
    const job = { address: { city: 'X', state: 'NY', country: 'Untied States' } };
    const undecided = undecidedForms(
      decide(builtInPolicies, placementFacts({ employee: {}, job, placement: {} })),
    );
    expect(undecided).toEqual([
      { form: 'i-9', policyKeys: ['i-9'], missingFacts: ['work_location.country'] },
      { form: 'w-4', policyKeys: ['w-4'], missingFacts: ['work_location.country'] },
    ]);
  });

  it('could be saved by an account as they are', () => {
    for (const { condition } of builtInPolicies)
      expect(validateCondition(condition, factCatalog())).toEqual({ ok: true, condition });
  });
});

describe('deciding for a placement', () => {
  const facts = { 'work_location.country': 'CAN', 'employer.employee_count': 60 };

  it('names the version and the explanation of each active policy', () => {
    expect(decide([own], facts)).toEqual([
      {
        policyKey: 'pol_1',
        version: 3,
        name: 'Large employers',
        outcome: 'met',
        explanation: { ...own.condition, actual: 60, outcome: 'met' },
        forms: ['handbook', 'safety'],
      },
    ]);
  });

  it('asks no policy that is a draft or archived', () => {
    expect(
      decide(
        [
          { ...own, status: 'draft' },
          { ...own, status: 'archived' },
        ],
        facts,
      ),
    ).toEqual([]);
  });

  it('requires a form once and keeps every policy that asks for it', () => {
    expect(requiredForms(decide([...builtInPolicies, own], facts))).toContainEqual({
      form: 'handbook',
      policyKeys: ['handbook', 'pol_1'],
    });
  });

  it('does not call a form undecided that another policy requires', () => {
    expect(undecidedForms(decide([...builtInPolicies, own], { 'work_location.country': 'CAN' }))).toEqual([
      { form: 'safety', policyKeys: ['pol_1'], missingFacts: ['employer.employee_count'] },
    ]);
  });

  it('knows which facts a condition asks, once each', () => {
    expect(factPathsOf({ all: [own.condition, { any: [{ not: own.condition }] }] })).toEqual([
      'employer.employee_count',
    ]);
  });
});
