import { describe, expect, it } from '@jest/globals';
import { AddressInput } from './address.js';

const given = { street: '12 Pier Road', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
const parsed = (more: object) => AddressInput.safeParse({ ...given, ...more });
const wrong = (more: object) => parsed(more).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('an address in the United States', () => {
  it.each(['NY', 'ny', ' ny', 'N.Y.', 'New York', 'NEW YORK'])(
    'has its state as two letters: %j',
    (state) => {
      expect(parsed({ state }).data).toMatchObject({
        state: 'NY',
        full_address: expect.stringContaining('NY 12207'),
      });
    },
  );

  it.each(['USA', 'US', 'us', 'United States', 'Estados Unidos', 'U.S.A.'])(
    'has a state that exists, in the country %j',
    (country) => {
      expect(wrong({ country, state: 'ZZ' })).toEqual(['state']);
      expect(wrong({ country, state: 'Ontario' })).toEqual(['state']);
    },
  );

  it.each([
    ['12207', '12207'],
    [' 12207 ', '12207'],
    ['12207-1234', '12207-1234'],
    ['122071234', '12207-1234'],
    ['', null],
    [null, null],
  ])('has a ZIP code as the postal service writes it: %j', (zip, kept) => {
    expect(parsed({ zip }).data?.zip).toBe(kept);
  });

  it.each(['1220', '122071', 'K1A 0B1', '12207-12', 'ABCDE'])('has no ZIP code like %j', (zip) => {
    expect(wrong({ zip })).toEqual(['zip']);
  });

  it('may be in a territory, under either name of its country', () => {
    const puertoRico = { state: 'Puerto Rico', zip: '00901' };
    expect(parsed({ ...puertoRico, country: 'PRI' }).data?.state).toBe('PR');
    expect(parsed({ ...puertoRico, country: 'USA' }).data?.state).toBe('PR');
    expect(wrong({ ...puertoRico, zip: '901', country: 'PR' })).toEqual(['zip']);
  });
});

describe('an address elsewhere', () => {
  it.each(['Canada', 'MX', 'Deutschland', 'America'])('is kept as it is given: in %j', (country) => {
    const elsewhere = { state: 'ZZ', zip: 'K1A 0B1', country };
    expect(parsed(elsewhere).data).toMatchObject(elsewhere);
  });
});

it('has more than spaces in each part', () => {
  expect(wrong({ street: '  ' })).toEqual(['street']);
  expect(wrong({ city: '\t' })).toEqual(['city']);
});

it('keeps a letter and its accent as one character', () => {
  const { data } = parsed({ city: 'Mayagu\u0308ez', street: 'Calle Me\u0301ndez Vigo 1' });
  expect(data).toMatchObject({ city: 'Mayagüez', street: 'Calle Méndez Vigo 1' });
});
