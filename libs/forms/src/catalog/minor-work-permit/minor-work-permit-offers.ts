import type { Condition } from '@firstday/policy-engine';
import type { LibraryPolicy } from '../../library/library-policy.js';
import { worksIn } from '../../library/works-in.js';
import type { PermitRule } from './permit-rule.js';
import { permitRules } from './permit-rules.js';

const youngerThan = (age: number): Condition => ({
  fact: 'employee.age_at_start',
  operator: 'less_than',
  value: age,
});

const ofMinors = { version: 1, forms: ['minor-work-permit'], kind: 'minors' } as const;

const inState = ({ postalCode: code, state, under, proof, citation, facts }: PermitRule): LibraryPolicy => ({
  ...ofMinors,
  key: `${code.toLowerCase()}-minor-work-permit`,
  name: `${state}: ${proof} under ${under}`,
  condition: { all: [...worksIn(code), youngerThan(under)] },
  tags: ['state', code, 'minors'],
  jurisdiction: code,
  citation,
  facts,
});

/** No law asks for it: it protects an employer who took somebody to be older (29 CFR 570.5). */
const anywhere: LibraryPolicy = {
  ...ofMinors,
  key: 'us-minor-proof-of-age',
  name: 'Proof of age under 18, which no federal law requires',
  condition: {
    all: [{ fact: 'work_location.country', operator: 'equals', value: 'USA' }, youngerThan(18)],
  },
  tags: ['federal', 'minors'],
  jurisdiction: 'US',
  citation: null,
  facts: [
    {
      says: 'Federal law requires neither a permit nor a certificate of age. An unexpired certificate of age on file protects the employer from an unwitting violation of the minimum age.',
      source: '29 CFR 570.5',
      checkedOn: '2026-11-25',
      mark: 'general',
    },
  ],
};

export const minorWorkPermitOffers: readonly LibraryPolicy[] = [anywhere, ...permitRules.map(inState)];
