import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sensitiveKindOfValue } from './sensitive-kind-of-value.js';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const padded = (min: number, max: number, length: number) =>
  fc.integer({ min, max }).map((number) => String(number).padStart(length, '0'));
const many = { numRuns: 5000 };

const socialSecurityNumbers = fc
  .tuple(padded(1, 899, 3), padded(1, 99, 2), padded(1, 9999, 4))
  .filter(([area]) => area !== '666');

/** The digit that makes Luhn's sum right. */
function luhn(begin: string): string {
  const sum = [...begin].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return begin + ((10 - (sum % 10)) % 10);
}

const networks = [
  ['4', 16],
  ['4', 13],
  ['51', 16],
  ['2221', 16],
  ['37', 15],
  ['6011', 16],
  ['3530', 16],
  ['36', 14],
  ['62', 19],
] as const;
const cards = fc
  .constantFrom(...networks)
  .chain(([begin, length]) => digits(length - 1 - begin.length).map((rest) => luhn(begin + rest)));
const grouped = (card: string, by: string) =>
  (card.length === 15 ? /^(.{4})(.{6})(.{5})$/ : /^(.{4})(.{4})(.{4})(.+)$/).exec(card)?.slice(1).join(by) ??
  card;

const countries = [
  ['DE', 18],
  ['FR', 23],
  ['ES', 20],
  ['AT', 16],
  ['NO', 11],
] as const;
const ibans = fc.constantFrom(...countries).chain(([country, length]) =>
  digits(length).map((account) => {
    const letters = [...country].map((letter) => letter.charCodeAt(0) - 55).join('');
    const check = 98n - (BigInt(`${account}${letters}00`) % 97n);
    return `${country}${String(check).padStart(2, '0')}${account}`;
  }),
);

const names = fc.constantFrom('ref', 'note', 'external_id', 'x', 'phone', 'employee_number', 'zip');
const separators = fc.constantFrom('-', '‑', '–', ' - ');

describe('a value that looks like it must not be in the clear', () => {
  it('a Social Security number in its written forms, alone or within a text', () => {
    fc.assert(
      fc.property(socialSecurityNumbers, names, separators, (parts, name, by) => {
        expect(sensitiveKindOfValue(name, parts.join(by))).toBe('social_security_number');
        expect(sensitiveKindOfValue(name, `SSN is ${parts.join(by)}, call me`)).toBe(
          'social_security_number',
        );
        for (const mark of [' ', '.'])
          expect(sensitiveKindOfValue(name, ` ${parts.join(mark)} `)).toBe('social_security_number');
        expect(sensitiveKindOfValue('note', `ssn: ${parts.join('')}`)).toBe('social_security_number');
        expect(sensitiveKindOfValue('social', parts.join(''))).toBe('social_security_number');
        expect(sensitiveKindOfValue('ssn_copy', Number(parts.join('')))).toBe('social_security_number');
      }),
      { numRuns: 1000 },
    );
  });

  it('nine digits under a name that means one, in a name of a person, or in a line of an address', () => {
    const names = `ssnumber nss sss payroll_id payrollId id_number idNumber account acct account_number uscis pan tin itin
      tax_id taxId employee_id_number`;
    for (const name of names.split(/\s+/)) {
      expect([name, sensitiveKindOfValue(name, '512837741')]).toEqual([name, 'social_security_number']);
      expect([name, sensitiveKindOfValue(name, '912701234')]).toEqual([name, 'taxpayer_id']);
    }
    for (const name of ['first_name', 'lastName', 'street', 'secondary', 'city', 'name'])
      for (const text of ['512837741', 'Ana 512837741', '512 83 7741 Ana', 'Ana 512.83.7741 Lopez'])
        expect([name, text, sensitiveKindOfValue(name, text)]).toEqual([
          name,
          text,
          'social_security_number',
        ]);
    for (const text of ['12207-1234', '1234567890', 'Local 12', '100 20th St'])
      expect(sensitiveKindOfValue('street', text)).toBeUndefined();
  });

  it('an ITIN, which the IRS gives in the groups that it says', () => {
    for (const group of ['50', '65', '70', '88', '90', '92', '94', '99'])
      expect(sensitiveKindOfValue('x', `912-${group}-1234`)).toBe('taxpayer_id');
    for (const group of ['00', '49', '66', '69', '89', '93'])
      expect(sensitiveKindOfValue('x', `912-${group}-1234`)).toBeUndefined();
  });

  it('a payment card of a known network, in groups or not', () => {
    fc.assert(
      fc.property(cards, fc.constantFrom('x', 'note', 'payment'), (card, name) => {
        expect(sensitiveKindOfValue(name, card)).toBe('card');
        if (card.length < 15) return;
        for (const by of [' ', '-'])
          expect(sensitiveKindOfValue('external_id', `pays by ${grouped(card, by)} now`)).toBe('card');
      }),
      { numRuns: 1000 },
    );
  });

  it('an IBAN, in groups or not, whatever the case of its letters', () => {
    fc.assert(
      fc.property(ibans, names, (iban, name) => {
        expect(sensitiveKindOfValue(name, iban)).toBe('bank_account');
        expect(sensitiveKindOfValue(name, iban.toLowerCase())).toBe('bank_account');
        const written = iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
        expect(sensitiveKindOfValue(name, `Please pay ${written} NOW then`)).toBe('bank_account');
      }),
      { numRuns: 1000 },
    );
  });

  it('a routing number where the name or a label says so', () => {
    expect(sensitiveKindOfValue('bank_id', '021000021')).toBe('bank_account');
    expect(sensitiveKindOfValue('bank_id', 21000021)).toBe('bank_account');
    expect(sensitiveKindOfValue('bank_id', '021000022')).toBeUndefined();
    expect(sensitiveKindOfValue('external_id', '021000021')).toBeUndefined();
    expect(sensitiveKindOfValue('note', 'Routing 021000021, checking account 12345678')).toBe('bank_account');
  });
});

describe('an ordinary value', () => {
  const ordinary = {
    'telephone number': fc
      .tuple(digits(3), digits(3), digits(4))
      .chain(([area, exchange, line]) =>
        fc.constantFrom(
          `${area}-${exchange}-${line}`,
          `(${area}) ${exchange}-${line}`,
          `+1 ${area} ${exchange} ${line}`,
          `+1${area}${exchange}${line}`,
          `${area}.${exchange}.${line}`,
          `${area}${exchange}${line}`,
        ),
      ),
    EIN: fc.tuple(digits(2), digits(7)).map((parts) => parts.join('-')),
    'ZIP code': fc.tuple(digits(5), digits(4)).map((parts) => parts.join('-')),
    'date or moment': fc
      .date({ noInvalidDate: true, min: new Date('2002-01-01'), max: new Date('2039-01-01') })
      .chain((day) =>
        fc.constantFrom(
          day.toISOString(),
          day.toISOString().slice(0, 10),
          day.toISOString().slice(0, 10).replaceAll('-', ''),
          day.getTime(),
          String(day.getTime()),
          String(day.getTime() * 1000),
        ),
      ),
    'id of nine digits': digits(9),
    'number of five to twelve digits': fc.integer({ min: 5, max: 12 }).chain(digits),
    UUID: fc.uuid(),
    'hexadecimal code': fc.stringMatching(/^[0-9a-f]{32}$/),
    'order code': fc.tuple(fc.stringMatching(/^[A-Z]{2,3}$/), digits(6)).map((parts) => parts.join('-')),
    'part number': fc.tuple(digits(3), digits(2), digits(4)).map((parts) => `PN-${parts.join('-')}-A`),
    amount: fc.double({ min: 0, max: 1e7, noNaN: true }),
    'Twitter snowflake': digits(17).map((rest) => `17${rest.slice(0, 17)}`),
    text: fc.lorem({ maxCount: 30 }),
  } as const;
  for (const [what, values] of Object.entries<fc.Arbitrary<string | number>>(ordinary))
    it(`such as a ${what} is none`, () => {
      fc.assert(
        fc.property(values, names, (value, name) => {
          expect([value, sensitiveKindOfValue(name, value)]).toEqual([value, undefined]);
        }),
        many,
      );
    });

  it('such as a long id that passes the check of a card by chance is none under the name of an id', () => {
    fc.assert(
      fc.property(cards, fc.constantFrom('external_id', 'orderNumber', 'tracking_ref'), (card, name) => {
        expect(sensitiveKindOfValue(name, card)).toBeUndefined();
      }),
    );
  });

  it('of a card, an IBAN or a routing number with one digit wrong is none', () => {
    for (const value of ['4111 1111 1111 1112', '4111111111111112', 'DE88 3704 0044 0532 0130 00'])
      expect(sensitiveKindOfValue('note', value)).toBeUndefined();
    for (const value of ['000-12-3456', '666-12-3456', '900-12-3456', '123-00-4567', '123-45-0000'])
      expect(sensitiveKindOfValue('note', value)).toBeUndefined();
  });

  it('is looked at in little time, however it was made to be slow', () => {
    const texts = [
      '1 '.repeat(100_000),
      '1'.repeat(200_000),
      'DE12 '.repeat(40_000),
      'ssn '.repeat(50_000),
      '1-'.repeat(100_000),
    ];
    // Time of the processor, and far more than is needed: what looks at each letter for each letter takes minutes.
    const before = process.cpuUsage().user;
    for (const text of texts) sensitiveKindOfValue('x', text);
    expect(process.cpuUsage().user - before).toBeLessThan(20_000_000);
  });
});
