import { describe, expect, it } from '@jest/globals';

import type { EmployeePart } from './prepare-case.js';
import { type MatchedNumber, matchedNumbers } from './matched-numbers.js';

const alien = '123456789';
const card = 'SRC1234567890';
const [none, other] = [null, 'SRC0000000000'] as const;

const matchesOf = (alienNumber: string | null, documentNumber: string | null, fields: EmployeePart) => {
  const change = {
    line: 2,
    caseNumber: '2026123456789AB',
    revokedOn: '2026-11-20',
    alienNumber,
    documentNumber,
  };
  return matchedNumbers(change, fields);
};

describe('a line of the Status Change Report is about the person of its case', () => {
  it.each<readonly [string, string | null, string | null, EmployeePart, readonly MatchedNumber[]]>([
    ['by the A-number', alien, none, { alien_number: 'A123456789' }, ['a_number']],
    ['by a short A-number', '001234567', none, { alien_number: 'A1234567' }, ['a_number']],
    ['by the card', none, card, { i766_number: 'src 1234567890' }, ['document_number']],
    ['by both', alien, card, { alien_number: alien, i766_number: card }, ['a_number', 'document_number']],
    ['by the A-number, where another document was shown', alien, card, { alien_number: alien }, ['a_number']],
    ['by the card, where the form has no A-number', alien, card, { i766_number: card }, ['document_number']],
    ['by the number of Form I-94', none, '12345678901', { i94_number: '12345678901' }, ['document_number']],
    [
      'never where the A-number is another’s',
      alien,
      card,
      { alien_number: 'A987654321', i766_number: card },
      [],
    ],
    ['never where the card is another’s', none, card, { i766_number: other }, []],
    ['never where the form has neither', alien, card, {}, []],
    ['never by a number that the form leaves blank', none, card, { i766_number: '' }, []],
  ])('%s', (_title, alienNumber, documentNumber, fields, matched) => {
    expect(matchesOf(alienNumber, documentNumber, fields)).toEqual(matched);
  });
});
