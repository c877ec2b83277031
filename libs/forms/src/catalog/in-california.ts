import type { Condition } from '@firstday/policy-engine';

/** Where the law of California applies: by the place of the work. */
export const inCalifornia: Condition = {
  all: [
    { fact: 'work_location.country', operator: 'equals', value: 'USA' },
    { fact: 'work_location.state', operator: 'equals', value: 'CA' },
  ],
};
