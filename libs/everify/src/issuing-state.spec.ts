import { describe, expect, it } from '@jest/globals';
import { issuingState } from './issuing-state.js';

describe('the state of a driver’s license', () => {
  it.each([
    ['NY', 'NY'],
    ['New York', 'NY'],
    ['State of New York', 'NY'],
    ['NY DMV', 'NY'],
    ['west virginia', 'WV'],
    ['Virginia DMV', 'VA'],
    ['WASHINGTON', 'WA'],
    ['District of Columbia', 'DC'],
  ])('%s is %s', (authority, state) => {
    expect(issuingState(authority)).toBe(state);
  });

  it.each([['DMV'], [''], ['Ontario'], [undefined]])('is not guessed of %s', (authority) => {
    expect(issuingState(authority)).toBeUndefined();
  });
});
