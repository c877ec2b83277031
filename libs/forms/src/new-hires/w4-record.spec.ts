import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { NewHire } from './new-hire.js';
import { w4Fields, w4Positions, w4RecordLength } from './w4-fields.js';
import { w4File, writeW4Record } from './w4-record.js';

const home = {
  street: '7 Pine Street',
  secondary: 'Apt. 4-B',
  city: 'New York',
  state: 'NY',
  zip: '10005-1234',
  country: 'USA',
};
const office = {
  street: '40 Fulton Street',
  city: 'Winston-Salem',
  state: 'North Carolina',
  zip: '27101',
  country: 'US',
};
const hire: NewHire = {
  socialSecurityNumber: '123-45-6789',
  firstName: 'Ana',
  middleName: null,
  lastName: 'Flores',
  address: home,
  dateOfBirth: '1990-02-03',
  hiredOn: '2026-11-25',
  stateOfHire: 'NY',
  employer: { name: 'Harbor & Sons, Inc.', ein: '12-3456789', address: office },
};

const fieldsOf = (record: string) =>
  Object.fromEntries(
    w4Positions.map(({ field, first, last }) => [field, record.slice(first - 1, last).trimEnd()]),
  );
const written = (more: Partial<NewHire>, options = {}) => {
  const result = writeW4Record({ ...hire, ...more }, options);
  return result.ok
    ? fieldsOf(result.record)
    : result.problems.map(({ field, reason }) => `${field} ${reason}`);
};

describe('the layout', () => {
  it('has 801 bytes, and the fields of Alaska’s table where it has them', () => {
    expect(w4Fields.reduce((sum, [, length]) => sum + length, 0)).toBe(w4RecordLength);
    const at = (field: string) => {
      const found = w4Positions.find((it) => it.field === field);
      return [found?.first, found?.last];
    };
    expect([at('record_id'), at('ssn'), at('first_name'), at('middle_name'), at('last_name')]).toEqual([
      [1, 2],
      [3, 11],
      [12, 27],
      [28, 43],
      [44, 73],
    ]);
    expect([at('address_1'), at('address_3'), at('city'), at('state'), at('zip'), at('zip_4')]).toEqual([
      [74, 113],
      [154, 193],
      [194, 218],
      [219, 220],
      [221, 225],
      [226, 229],
    ]);
    expect([at('country_code'), at('foreign_zip'), at('date_of_birth'), at('date_of_hire')]).toEqual([
      [230, 231],
      [257, 271],
      [272, 279],
      [280, 287],
    ]);
    expect([at('state_of_hire'), at('fein'), at('state_ein'), at('employer_name'), at('filler')]).toEqual([
      [288, 289],
      [290, 298],
      [299, 310],
      [311, 355],
      [752, 801],
    ]);
  });
});

describe('a record', () => {
  it('has each value in its place, in capitals', () => {
    const fields = written({});
    expect(fields).toMatchObject({
      record_id: 'W4',
      ssn: '123456789',
      first_name: 'ANA',
      middle_name: '',
      last_name: 'FLORES',
      address_1: '7 PINE STREET',
      address_2: 'APT 4 B',
      city: 'NEW YORK',
      state: 'NY',
      zip: '10005',
      zip_4: '1234',
      date_of_birth: '19900203',
      date_of_hire: '20261125',
      state_of_hire: 'NY',
      fein: '123456789',
      employer_name: 'HARBOR AND SONS INC',
      employer_address_1: '40 FULTON STREET',
      employer_city: 'WINSTON-SALEM',
      employer_state: 'NC',
      filler: '',
    });
  });

  it.each([
    ['Nuñez', 'NUNEZ'],
    ['Nguyễn', 'NGUYEN'],
    ['Sørensen', 'SORENSEN'],
    ['Weiß', 'WEISS'],
    ['Łukasiewicz', 'LUKASIEWICZ'],
    ['O’Neil', 'ONEIL'],
    ['Smith-Jones', 'SMITH-JONES'],
    ['Smith–Jones', 'SMITH-JONES'],
    ['de la Cruz', 'DE LA CRUZ'],
    ['Doe, Jr.', 'DOE'],
    ['Doe III', 'DOE'],
    ['St. John', 'ST JOHN'],
    ['Jr', 'JR'],
    ['Lo\nW4999999999\r\nPez', 'LO W4999999999 PEZ'],
  ])('has the last name %j as %s', (lastName, last_name) => {
    expect(written({ lastName })).toMatchObject({ last_name });
  });

  it.each(['王', 'Иванов', 'محمد', 'Lopez"', 'Lo\u0000pez', 'A_B'])(
    'is not written with letters that it cannot have: %j',
    (lastName) => expect(written({ lastName })).toEqual(['last_name letters']),
  );

  it('is cut only where that is asked for', () => {
    const long = { firstName: 'Maximiliano-Alexander', lastName: 'x'.repeat(31) };
    expect(written(long)).toEqual(['first_name too_long', 'last_name too_long']);
    expect(written(long, { shortens: true })).toMatchObject({
      first_name: 'MAXIMILIANO-ALEX',
      last_name: 'X'.repeat(30),
    });
    expect(written({ lastName: 'x'.repeat(10_000_000) }, { shortens: true })).toEqual(['last_name too_long']);
  });

  it('breaks a long street between words, and no other', () => {
    const street = 'Building 12 of the Old Harbor Warehouses, 4500 Pier Road';
    expect(written({ address: { ...home, street } })).toMatchObject({
      address_1: 'BUILDING 12 OF THE OLD HARBOR WAREHOUSES',
      address_2: '4500 PIER ROAD',
      address_3: 'APT 4 B',
    });
    expect(written({ address: { ...home, street: `${street} ${street}` } })).toEqual(['address too_long']);
  });

  it('has an address abroad with the code of FIPS 10-4, and says of which country it has none', () => {
    const montreal = { street: '1 Rue Été', city: 'Montréal', state: 'QC', zip: 'H2X 1Y4', country: 'CAN' };
    expect(written({ address: montreal })).toMatchObject({
      address_1: '1 RUE ETE',
      address_2: 'QC',
      city: 'MONTREAL',
      state: '',
      zip: '',
      country_code: 'CA',
      country_name: 'CANADA',
      foreign_zip: 'H2X 1Y4',
    });
    expect(written({ address: { ...montreal, country: 'DEU' } })).toEqual(['country format']);
  });

  it('names everything that is missing, at once', () => {
    const nothing = {
      socialSecurityNumber: null,
      firstName: ' ',
      lastName: null,
      address: null,
      hiredOn: null,
      stateOfHire: null,
    };
    const employer = { name: null, ein: null, address: null };
    expect(written({ ...nothing, employer })).toEqual([
      'social_security_number missing',
      'first_name missing',
      'last_name missing',
      'hired_on missing',
      'work_state missing',
      'address missing',
      'employer_ein missing',
      'employer_name missing',
      'employer_address missing',
    ]);
  });

  it.each([
    '000-12-3456',
    '666123456',
    '912-34-5678',
    '123-00-4567',
    '123450000',
    '12345678',
    '１２３４５６７８９',
  ])('has no number that is no Social Security number: %s', (socialSecurityNumber) =>
    expect(written({ socialSecurityNumber })).toEqual(['social_security_number format']),
  );

  const anyText = fc.string({ unit: 'binary', maxLength: 60 });
  const letters = fc.stringMatching(/^[A-Za-zÀ-ÿĀ-ſẠ-ỹ' .\r\n\u2028-]{0,60}$/);
  const latin = letters.map((text) => `Al${text}`);
  const mostly = fc.oneof({ arbitrary: latin, weight: 20 }, { arbitrary: anyText, weight: 1 });
  const anyAddress = fc.record({
    street: mostly,
    secondary: fc.option(latin),
    city: mostly,
    state: fc.constantFrom('NY', 'ca', 'New York', 'PR', 'QC'),
    zip: fc.constantFrom('10005', '10005-1234', 'H2X 1Y4'),
    country: fc.constantFrom('USA', 'US', 'Canada', 'PRI', 'DEU'),
  });
  const anyHire = fc.record({
    firstName: mostly,
    middleName: fc.option(mostly),
    lastName: mostly,
    address: fc.option(anyAddress, { freq: 20 }),
    employer: fc.record({
      name: mostly,
      ein: fc.constantFrom('123456789', '12-3456789', null),
      address: fc.option(anyAddress, { freq: 20 }),
    }),
  });

  it('has 801 characters of its alphabet whatever is written, or says what is wrong', () => {
    let records = 0;
    fc.assert(
      fc.property(anyHire, fc.boolean(), (given, shortens) => {
        const result = writeW4Record({ ...hire, ...given }, { shortens });
        if (!result.ok) return expect(result.problems).not.toEqual([]);
        records += 1;
        expect(result.record).toMatch(/^W4[A-Z0-9 -]{799}$/);
        expect(Buffer.byteLength(result.record)).toBe(w4RecordLength);
      }),
      { numRuns: 500 },
    );
    expect(records).toBeGreaterThan(20);
  });

  it('is a line of its own in a file', () => {
    const result = writeW4Record({ ...hire, lastName: 'A\r\nB' });
    if (!result.ok) throw new Error('not written');
    expect(
      w4File([result.record, result.record])
        .split('\r\n')
        .map(({ length }) => length),
    ).toEqual([801, 801, 0]);
  });
});
