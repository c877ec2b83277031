import { describe, expect, it } from '@jest/globals';
import { CreateEmployee } from './employee.js';
import { CreateEmployer } from './employer.js';
import { DateTimeInput, nameText } from './scalar-value.js';

const address = { street: '2 Oak Ave', city: 'Troy', state: 'NY', zip: '12180', country: 'USA' };
const wrongOf = (result: {
  readonly error?: { readonly issues: readonly { readonly path: PropertyKey[] }[] } | undefined;
}) => result.error?.issues.map(({ path }) => path.join('.')) ?? [];
const ofEmployee = (more: object) =>
  wrongOf(CreateEmployee.safeParse({ first_name: 'Ana', last_name: 'Lopez', address, ...more }));
const ofEmployer = (more: object) =>
  wrongOf(CreateEmployer.safeParse({ name: 'Harbor Foods', ein: '12-3456789', address, ...more }));

describe('a record as it is given', () => {
  it.each([
    '+1 518 555 0142',
    '(518) 555-0142',
    '518.555.0142 x12',
    '555-0142',
    '518-555-0142 ext. 7',
    '+33 1 42 68 53 00',
  ])('has a phone number that can be called: %s', (phone) => expect(ofEmployee({ phone })).toEqual([]));
  it.each(['n/a', 'call me', '12', '12345678901234567', 'x12', '518-555-0142 or 518-555-0143'])(
    'has none like %s',
    (phone) => expect(ofEmployee({ phone })).toEqual(['phone']),
  );

  it('has a date of birth of a person who may work', () => {
    const year = new Date().getUTCFullYear();
    expect(ofEmployee({ date_of_birth: `${year - 111}-12-31` })).toEqual(['date_of_birth']);
    expect(ofEmployee({ date_of_birth: `${year - 110}-01-01` })).toEqual([]);
    expect(ofEmployee({ date_of_birth: `${year + 1}-01-03` })).toEqual(['date_of_birth']);
    expect(ofEmployee({ date_of_birth: new Date().toISOString().slice(0, 10) })).toEqual([]);
  });

  it.each(['   ', '\t', '\u200b', 'Ana\u200b', 'Ana\u202eoL', '\ufeffAna', 'A\u0000na'])(
    'has a name that can be read, not %j',
    (first_name) => expect(ofEmployee({ first_name })).toContain('first_name'),
  );

  it('keeps a letter and its accent as one character, in names and attributes', () => {
    const given = { first_name: 'Jose\u0301', last_name: 'Nu\u0301n\u0303ez', address, team: 'Cafe\u0301' };
    expect(CreateEmployee.parse(given)).toMatchObject({
      first_name: 'José',
      last_name: 'N\u00fa\u00f1ez',
      team: 'Café',
    });
    expect(nameText.parse('Cafe\u0301')).toBe('Café');
  });

  it('has an EIN whose first digits name an office of the IRS', () => {
    expect(ofEmployer({ ein: '00-1234567' })).toEqual(['ein']);
    expect(ofEmployer({ ein: '123456789' })).toEqual([]);
  });

  it('counts employees by whole numbers', () => {
    expect(ofEmployer({ employee_count: 48.5 })).toEqual(['employee_count']);
    expect(ofEmployer({ employee_count: 48 })).toEqual([]);
  });
});

describe('a timestamp', () => {
  it.each(['2026-11-23T09:00:00Z', '2026-11-23T04:00:00-05:00', '2026-11-23T09:00+00:00'])(
    'has an offset: %s',
    (text) => {
      expect(DateTimeInput.parse(text)).toBe('2026-11-23T09:00:00.000Z');
    },
  );
  it.each(['2026-11-23T09:00:00', '2026-11-23T09:00', '2026-11-23T09:00:00.000'])(
    'is refused without one: %s',
    (text) => {
      expect(DateTimeInput.safeParse(text).success).toBe(false);
    },
  );
});
