import { lineKind } from './line-kind.js';
import { mapParsed, readDigits } from './read-digits.js';

/** Prefixes that the IRS has not assigned (irs.gov, How EINs are assigned and valid EIN prefixes). */
const unassigned = new Set([
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
]);

export const ein = lineKind({
  parse: (given, field) =>
    mapParsed(
      readDigits(given, field, 'ein_expected', (digits) => {
        if (digits.length !== 9) return 'ein_expected';
        return unassigned.has(digits.slice(0, 2)) ? 'ein_prefix' : null;
      }),
      (digits) => `${digits.slice(0, 2)}-${digits.slice(2)}`,
    ),
  mask: (value) => `**-***${value.slice(-4)}`,
});
