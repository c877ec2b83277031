import { describe, expect, it } from '@jest/globals';
import { CreateEmployee } from '../employee.js';
import { CreateEmployer } from '../employer.js';
import { asDrawable, canDraw, undrawable } from './index.js';

const address = { street: '1 Main Street', city: 'Albany', state: 'NY', zip: '12201', country: 'USA' };

describe('what documents can print', () => {
  it('has the marks of Vietnamese however they are written, and spaces, marks of direction and variants', () => {
    for (const text of [
      'Nguyễn'.normalize('NFC'),
      'Nguyễn'.normalize('NFD'),
      'Ana\u00a0\u200e\u200d!',
      '葛\ufe00',
    ])
      expect(canDraw(text)).toBe(true);
  });

  it('has no pictures, no letters of mathematics and nothing that Unicode has not', () => {
    for (const text of ['😀', '𝐀', '\u0378', '\u{10ffff}', '\ud800', 'a' + '\u0301'.repeat(1_000_000)])
      expect(canDraw(text)).toBe(false);
  });

  it('is told apart within a text that was observed', () => {
    expect(asDrawable('Browser 😀/1.0')).toBe('Browser [U+1F600]/1.0');
    expect(asDrawable('Ánh')).toBe('Ánh');
  });

  it('is asked when a record is given that documents name', () => {
    const messages = (given: { error?: { issues: readonly { message: string }[] } | undefined }) =>
      given.error?.issues.map(({ message }) => message);
    const employee = { first_name: 'Ana', last_name: 'Garcia', address };
    expect(messages(CreateEmployee.safeParse({ ...employee, first_name: 'Ana 😀' }))).toEqual([undrawable]);
    expect(
      messages(CreateEmployee.safeParse({ ...employee, address: { ...address, street: '1 𝐌ain' } })),
    ).toEqual([undrawable]);
    const employer = { name: 'Acme \u0378', ein: '12-3456789', address };
    expect(messages(CreateEmployer.safeParse(employer))).toEqual([undrawable]);
    expect(CreateEmployee.safeParse({ ...employee, first_name: 'শ্রী' }).success).toBe(true);
  });
});
