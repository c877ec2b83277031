import { lineKind } from './line-kind.js';
import { readDigits } from './read-digits.js';

/** Federal Reserve districts, thrift institutions, electronic and traveler's-check numbers (ABA key to routing numbers). */
const inRange = (prefix: number): boolean =>
  prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80;

/** ABA: 3(d1+d4+d7) + 7(d2+d5+d8) + (d3+d6+d9) is a multiple of ten. */
export function isRoutingNumber(digits: string): boolean {
  // Nine zeros pass the checksum but belong to no bank.
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0);
  return sum % 10 === 0 && inRange(Number(digits.slice(0, 2)));
}

export const routingNumber = lineKind({
  parse: (given, field) =>
    readDigits(given, field, 'routing_expected', (digits) => {
      if (digits.length !== 9) return 'routing_expected';
      return isRoutingNumber(digits) ? null : 'routing_unknown';
    }),
});
