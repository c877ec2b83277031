import type { Condition } from '@firstday/policy-engine';

/** Everybody who is not said to be an independent contractor: what nobody has said keeps no form from an employee. */
export const ofEmployees: Condition = {
  any: [
    { fact: 'placement.worker_type', operator: 'is_absent' },
    { fact: 'placement.worker_type', operator: 'not_equals', value: 'contractor' },
  ],
};
