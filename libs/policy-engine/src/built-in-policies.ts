import type { Condition } from './condition.js';
import type { Policy } from './policy.js';

const everyPlacement: Condition = { all: [] };

/** The policies that an account starts with. An account may archive or replace them with its own. */
export const builtInPolicies: readonly Policy[] = [
  {
    key: 'i-9',
    version: 1,
    name: 'Employment eligibility verification',
    // 8 CFR 274a.2(b)(1): for every individual hired for employment in the United States, which 8 U.S.C. 1101(a)(38)
    // takes to be the States, DC, Puerto Rico, Guam, the US Virgin Islands and the Northern Mariana Islands, and not
    // American Samoa.
    condition: { fact: 'work_location.country', operator: 'in', value: ['USA', 'PRI', 'GUM', 'VIR', 'MNP'] },
    forms: ['i-9'],
    tags: ['federal'],
    status: 'active',
  },
  {
    key: 'w-4',
    version: 1,
    name: 'Federal income tax withholding',
    // 26 CFR 31.3402(f)(2)-1(a): a signed certificate on or before the day employment begins. Left to an
    // account's own policies, as data: work in the territories, much of whose pay is no wages for this withholding
    // (26 U.S.C. 3401(a)(8)) and which have certificates of their own.
    condition: { fact: 'work_location.country', operator: 'equals', value: 'USA' },
    forms: ['w-4'],
    tags: ['federal'],
    status: 'active',
  },
  {
    key: 'direct-deposit',
    version: 1,
    name: 'Direct deposit',
    condition: everyPlacement,
    forms: ['direct-deposit'],
    tags: ['payroll'],
    status: 'active',
  },
  {
    key: 'emergency-contact',
    version: 1,
    name: 'Emergency contact',
    condition: everyPlacement,
    forms: ['emergency-contact'],
    tags: ['safety'],
    status: 'active',
  },
  {
    key: 'handbook',
    version: 1,
    name: 'Handbook acknowledgement',
    condition: everyPlacement,
    forms: ['handbook'],
    tags: ['company'],
    status: 'active',
  },
];
