import { describe, expect, it } from '@jest/globals';
import { countryCodes, countryName, normalizeCountry } from './country-codes.js';

describe('a country', () => {
  it.each([
    ['US', 'USA'],
    [' usa ', 'USA'],
    ['U.S.A.', 'USA'],
    ['United States of America', 'USA'],
    ['united states', 'USA'],
    ['canada', 'CAN'],
    ['MX', 'MEX'],
    ['Untied States', null],
    ['', null],
    ['XX', null],
  ])('written %j is %s', (written, code) => {
    expect(normalizeCountry(written)).toBe(code);
  });

  it('has one code of three letters, which stays as it is, and a name', () => {
    expect(countryCodes).toHaveLength(249);
    expect(new Set(countryCodes).size).toBe(249);
    for (const code of countryCodes) {
      expect(normalizeCountry(code)).toBe(code);
      expect(normalizeCountry(countryName(code))).toBe(code);
    }
  });
});
