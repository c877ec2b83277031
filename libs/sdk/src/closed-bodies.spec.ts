import { describe, expect, it } from '@jest/globals';
import type { Condition, PoliciesCreateBody, UserGroupsUpdateByIdBody } from './index.js';

const isWarehouse: Condition = { all: [{ fact: 'job.name', operator: 'equals', value: 'Warehouse' }] };

/** What does not compile: `tsc` refuses this file where any of it does. */
const refused: unknown[] = [
  // @ts-expect-error a condition is all, any, not, or a fact
  { nonsense: true } satisfies Condition,
  // @ts-expect-error there is no such operator
  { fact: 'job.name', operator: 'is', value: 'Warehouse' } satisfies Condition,
  // @ts-expect-error also below
  { any: [isWarehouse, { not: { nonsense: true } }] } satisfies Condition,
  // @ts-expect-error a typo in a body
  { name: 'Warehouse', condition: isWarehouse, form_idz: [] } satisfies PoliciesCreateBody,
  // @ts-expect-error a policy without a condition
  { name: 'Warehouse', form_ids: [] } satisfies PoliciesCreateBody,
  // @ts-expect-error an access rule is a condition, or null
  { access_rule: true } satisfies UserGroupsUpdateByIdBody,
];

describe('the types of bodies', () => {
  it('take what is sound, and refuse each of the others when they are compiled', () => {
    const sound: PoliciesCreateBody = { name: 'Warehouse', condition: isWarehouse, form_ids: ['form_1'] };
    const everybody: UserGroupsUpdateByIdBody = { access_rule: null };
    expect([sound, everybody, ...refused]).toHaveLength(8);
  });
});
