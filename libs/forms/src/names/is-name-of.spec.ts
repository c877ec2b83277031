import { describe, expect, it } from '@jest/globals';
import { isNameOf } from './is-name-of.js';

const name = (first: string, last: string) => ({ first, last });

describe('the name under a signature', () => {
  it.each([
    ['Ana', 'Lopez', 'Ana Lopez'],
    ['Ana', 'Lopez', 'lopez, ANA'],
    ['Ana', 'López', 'Ana Lopez'],
    ['Ana', 'Lopez', 'A. Lopez'],
    ['Ana', 'Lopez', 'Ana L.'],
    ['Ana', 'Lopez', 'Ana María Lopez'],
    ['Ana María', 'López García', 'Ana Lopez'],
    ['Ana', 'Lopez', 'Ana Lopez-Smith'],
    ['A', 'Lopez', 'Ana Lopez'],
    ['Ánh', 'Nguyễn', 'Nguyen Anh'],
    ['Đức', 'Đặng', 'Duc Dang'],
    ['Søren', 'Łukasz', 'Soren Lukasz'],
    ['Conor', 'O’Brien', "Conor O'Brien"],
    ['Conor', 'O’Brien', 'CONOR OBRIEN'],
    ['小明', '王', '王小明'],
    ['Unknown', 'Sukarno', 'Sukarno'],
    ['Jane', 'Jane', 'Jane Jane'],
  ])('is the one of %s %s: “%s”', (first, last, signed) => {
    expect(isNameOf(name(first, last), signed)).toBe(true);
  });

  it.each([
    ['Ana', 'Lopez', 'Bob Smith'],
    ['Ana', 'Lopez', 'XX'],
    ['Ana', 'Lopez', 'A. L.'],
    ['Ana', 'Lopez', 'Lopez'],
    ['Ana', 'Lopez', 'Ana'],
    ['Ana', 'Lopez', 'Ana Smith'],
    ['Ana', 'Lopez', 'Bob Lopez'],
    ['Ana', 'Lopez', '…'],
    ['Jane', 'Jane', 'Jane'],
    ['Unknown', 'Sukarno', 'Bob Smith'],
    ['Ana', 'Lopez', 'آنا لوبيز'],
  ])('is not the one of %s %s: “%s”', (first, last, signed) => {
    expect(isNameOf(name(first, last), signed)).toBe(false);
  });
});
