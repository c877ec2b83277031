import { lineKind } from './line-kind.js';
import { mapParsed, readDigits } from './read-digits.js';

/** Numbers that the Social Security Administration does not issue (20 CFR 422.103; SSA POMS RM 10201.035). */
const impossible = /^(000|666)|^...00|0000$/;

export const ssn = lineKind({
  parse: (given, field) =>
    mapParsed(
      readDigits(given, field, 'ssn_expected', (digits) => {
        if (digits.length !== 9) return 'ssn_expected';
        // An ITIN begins with 9; Form W-4 and Form I-9 ask for the Social Security number.
        if (digits.startsWith('9')) return 'ssn_itin';
        return impossible.test(digits) ? 'ssn_impossible' : null;
      }),
      (digits) => `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`,
    ),
  mask: (value) => `***-**-${value.slice(-4)}`,
});
