import { describe, expect, it } from '@jest/globals';
import { decide, requiredForms, undecidedForms } from './decide.js';
import { factPaths } from './fact-paths.js';
import type { PolicyVersion } from './policy-version.js';

const own: PolicyVersion = {
  key: 'pol_1',
  version: 3,
  name: 'Large employers',
  condition: { fact: 'employer.employee_count', operator: 'at_least', value: 50 },
  forms: ['handbook', 'safety'],
  tags: [],
  status: 'active',
};

const handbook: PolicyVersion = { ...own, key: 'handbook', condition: { all: [] }, forms: ['handbook'] };

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
    expect(requiredForms(decide([handbook, own], facts))).toContainEqual({
      form: 'handbook',
      policyKeys: ['handbook', 'pol_1'],
    });
  });

  it('does not call a form undecided that another policy requires', () => {
    expect(undecidedForms(decide([handbook, own], { 'work_location.country': 'CAN' }))).toEqual([
      { form: 'safety', policyKeys: ['pol_1'], missingFacts: ['employer.employee_count'] },
    ]);
  });

  it('knows which facts a condition asks, once each', () => {
    expect(factPaths({ all: [own.condition, { any: [{ not: own.condition }] }] })).toEqual([
      'employer.employee_count',
    ]);
  });
});
