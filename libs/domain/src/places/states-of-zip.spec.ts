import { describe, expect, it } from '@jest/globals';
import { statesOfZip } from './states-of-zip.js';
import { usStates } from './us-states.js';

describe('the state of a ZIP code', () => {
  it.each([
    ['90210', ['CA']],
    ['10005', ['NY']],
    ['00501', ['NY']],
    ['05501', ['MA']],
    ['06390', ['CT', 'NY']],
    ['20001', ['DC']],
    ['20101', ['VA']],
    ['73301', ['TX']],
    ['83414', ['ID', 'WY']],
    ['88510', ['TX']],
    ['96799', ['HI', 'AS']],
    ['99501', ['AK']],
    ['12207-1234', ['NY']],
  ])('%s is in %j', (zip, states) => expect(statesOfZip(zip)).toEqual(states));

  it('is not known of military post offices, and of what is no ZIP code', () => {
    for (const zip of ['09012', '34001', '96201', '1234', 'A1A1A1', ''])
      expect([zip, statesOfZip(zip)]).toEqual([zip, []]);
  });

  it('is found for every state that can be chosen, but those of the armed forces and Palau and its neighbors', () => {
    const found = new Set(
      Array.from({ length: 1000 }, (_, at) => statesOfZip(`${String(at).padStart(3, '0')}01`)).flat(),
    );
    const missing = usStates.map(({ code }) => code).filter((code) => !found.has(code));
    expect(missing.filter((code) => !['AA', 'AE', 'AP', 'FM', 'MH', 'PW', 'UM'].includes(code))).toEqual([]);
  });
});
