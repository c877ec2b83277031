import { describe, expect, it } from '@jest/globals';
import { timeZoneOfState } from './time-zone-of-state.js';
import { usStates } from './us-states.js';

/** Post offices of the armed forces are wherever these are. */
const nowhere = ['AA', 'AE', 'AP'];

describe('the time zone of a state', () => {
  it('is known for every state and territory where people work', () => {
    const unknown = usStates.map(({ code }) => code).filter((code) => timeZoneOfState(code) === undefined);
    expect(unknown.filter((code) => !nowhere.includes(code))).toEqual([]);
  });

  it('is one that there is', () => {
    for (const { code } of usStates) {
      const timeZone = timeZoneOfState(code);
      if (timeZone) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
    expect(timeZoneOfState('XX')).toBeUndefined();
  });
});
