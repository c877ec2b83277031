import {
  decide,
  explainSentence,
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

  describe('of somebody who works in New York', () => {
    const job = { address: { city: 'X', state: 'NY', country: 'USA' } };
    const decided = (placement: object) =>
      decide(builtInPolicies, placementFacts({ employee: {}, job, placement: { ...placement } }));
    const asked = (placement: object) => requiredForms(decided(placement)).map(({ form }) => form);
    const everybody = ['direct-deposit', 'emergency-contact', 'handbook'];
    const sentences = (placement: object) =>
      decided(placement)
        .filter(({ policyKey }) => !everybody.includes(policyKey))
        .map(({ explanation }) => explainSentence(explanation, factCatalog()));

    it.each([
      ['a contractor', { worker_type: 'contractor' }, ['w-9']],
      ['an employee', { worker_type: 'employee' }, ['i-9', 'w-4']],
      ['whoever nobody has said it of', {}, ['i-9', 'w-4']],
    ])('ask %s for what the law asks of them', (_who, placement, forms) => {
      expect(asked(placement)).toEqual([...forms, ...everybody]);
      expect(undecidedForms(decided(placement))).toEqual([]);
    });

    it('say why a contractor has another form', () => {
      expect(sentences({ worker_type: 'contractor' })).toEqual([
        "Not required because the placement's type of worker is contractor.",
        "Not required because the placement's type of worker is contractor.",
        "Required because the placement's type of worker is contractor.",
      ]);
      expect(sentences({}).at(-1)).toBe("Not required because the placement's type of worker is not known.");
    });

    it('ask a contractor for neither I-9 nor W-4 while nobody knows the country', () => {
      const nowhere = decide(
        builtInPolicies,
        placementFacts({ employee: {}, placement: { worker_type: 'contractor' } }),
      );
      expect(undecidedForms(nowhere)).toEqual([]);
      expect(requiredForms(nowhere).map(({ form }) => form)).toEqual(['w-9', ...everybody]);
    });
  });

  it('could be saved by an account as they are', () => {
    for (const { condition } of builtInPolicies)
      expect(validateCondition(condition, factCatalog())).toEqual({ ok: true, condition });
  });
});
