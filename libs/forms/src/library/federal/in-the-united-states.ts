import type { LibraryPolicy } from '../library-policy.js';

/** A policy of a federal form that asks everybody who works in a state or DC: whom else it is for, the employer knows. */
export const inTheUnitedStates = (
  form: string,
  policy: Pick<LibraryPolicy, 'name' | 'kind' | 'citation' | 'facts' | 'tags'>,
): LibraryPolicy => ({
  ...policy,
  key: form,
  version: 1,
  condition: { fact: 'work_location.country', operator: 'equals', value: 'USA' },
  forms: [form],
  jurisdiction: 'US',
});
