import { describe, expect, it } from '@jest/globals';
import { phoneText } from './phone-text';

describe('a telephone number', () => {
  it.each([
    ['4155550100', '(415) 555-0100'],
    ['+14155550100', '(415) 555-0100'],
    ['+1 415 555 0100', '+1 415 555 0100'],
    ['+442071234567', '+442071234567'],
    ['0155550100', '0155550100'],
  ])('kept as %s is shown as %s', (kept, shown) => {
    expect(phoneText(kept)).toBe(shown);
  });
});
