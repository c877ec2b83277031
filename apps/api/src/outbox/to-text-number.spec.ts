import { describe, expect, it } from '@jest/globals';
import { toTextNumber } from './to-text-number.js';

describe('a number that texts can be sent to', () => {
  it.each(['+15185550142', '+1 518 555 0142', '+1 (518) 555-0142', '+1.518.555.0142', '+1 518‑555‑0142'])(
    '%j is written with its country',
    (given) => expect(toTextNumber(given)).toBe('+15185550142'),
  );

  it.each([
    null,
    undefined,
    '',
    '5185550142',
    '(518) 555-0142',
    '0044 20 7946 0000',
    '+44 (0)20 7946 0000',
    '+1 518 555 0142 ext. 3',
    '+0123456789',
    '+1234567890123456',
    '+1518555\r\n0142',
    '+15185550142,+15185550143',
  ])('%j is none', (given) => expect(toTextNumber(given)).toBeUndefined());

  it('is none that is long', () => expect(toTextNumber(`+1${'5'.repeat(10_000_000)}`)).toBeUndefined());
});
