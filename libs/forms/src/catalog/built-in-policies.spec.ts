import {
  decide,
  factCatalog,
  placementFacts,
  requiredForms,
  undecidedForms,
  validateCondition,
} from '@firstday/policy-engine';
import { describe, expect, it } from '@jest/globals';

import { builtInPolicies } from './catalog.js';

function builtInForms(state: string, country: string) {
  const job = { address: { city: 'X', state, country } };
  const decisions = decide(builtInPolicies, placementFacts({ employee: {}, job, placement: {} }));
  return requiredForms(decisions).map(({ form }) => form);
}

const federal = (state: string, country: string) =>
  builtInForms(state, country).filter((form) => form === 'i-9' || form === 'w-4');

describe('the built-in policies', () => {
  it.each(['US', 'USA', 'United States'])('ask for I-9 and W-4 where the record says %s', (country) => {
    expect(federal('NY', country)).toEqual(['i-9', 'w-4']);
  });

  it.each([
    ['PR', 'USA'],
    ['Guam', 'US'],
    ['MP', 'USA'],
    ['VI', 'USA'],
    ['', 'PRI'],
    ['', 'VI'],
  ])('ask for I-9 and not for W-4 in the territories (8 U.S.C. 1101(a)(38)): %s, %s', (state, country) => {
    expect(federal(state, country)).toEqual(['i-9']);
  });

  it.each([
    ['AS', 'USA'],
    ['ON', 'CAN'],
    ['Ontario', 'Canada'],
  ])('ask for neither outside the United States: %s, %s', (state, country) => {
    expect(federal(state, country)).toEqual([]);
  });

  it.each(['direct-deposit', 'emergency-contact', 'handbook'])('ask for %s everywhere', (form) => {
    expect(builtInForms('NY', 'USA')).toContain(form);
    expect(builtInForms('ON', 'CAN')).toContain(form);
  });

  it('leave I-9 and W-4 undecided, not dropped, while nobody knows the country', () => {
    const job = { address: { city: 'X', state: 'NY', country: 'Untied States' } };
    const undecided = undecidedForms(
      decide(builtInPolicies, placementFacts({ employee: {}, job, placement: {} })),
    );
    expect(undecided.filter(({ form }) => form === 'i-9' || form === 'w-4')).toEqual([
      { form: 'i-9', policyKeys: ['i-9'], missingFacts: ['work_location.country'] },
      { form: 'w-4', policyKeys: ['w-4'], missingFacts: ['work_location.country'] },
    ]);
  });

  it('could be saved by an account as they are', () => {
    for (const { condition } of builtInPolicies)
      expect(validateCondition(condition, factCatalog())).toEqual({ ok: true, condition });
  });
});
