import { describe, expect, it } from '@jest/globals';

import { initialActionState } from './action-state';
import { withTypedMeanwhile } from './typed-meanwhile';

const sent = { name: ['Harbor'], version: ['1'], kinds: ['a', 'b'] };
const refused = {
  ...initialActionState,
  attempt: 1,
  issues: [{ message: 'Somebody else saved it' }],
  values: { ...sent, version: ['2'] },
};

describe('a form that was refused', () => {
  it('has what was typed since it was sent, and of the rest what the answer says', () => {
    const now = { ...sent, name: ['Harbor Foods'], kinds: ['b'] };
    expect(withTypedMeanwhile(refused, { sent, now }).values).toEqual({
      name: ['Harbor Foods'],
      version: ['2'],
      kinds: ['b'],
    });
  });

  it('has nothing of what was unticked since', () => {
    const { kinds: _, ...now } = sent;
    expect(withTypedMeanwhile(refused, { sent, now }).values).toEqual({ ...refused.values, kinds: [] });
  });

  it('is as the answer says where nothing was typed, and begins anew where it was taken', () => {
    expect(withTypedMeanwhile(refused, { sent, now: sent })).toEqual(refused);
    expect(withTypedMeanwhile(refused, null)).toBe(refused);
    const taken = { ...initialActionState, attempt: 2 };
    expect(withTypedMeanwhile(taken, { sent, now: { name: ['More'] } })).toBe(taken);
  });
});
