import { describe, expect, it } from '@jest/globals';

import { receiptExpiry } from './receipt-expiry.js';

describe('a receipt', () => {
  const hireDate = '2026-11-23';
  const license = { document: 'drivers_license', is_receipt: true };

  it('for a replacement stands for 90 days from the hire, or from the end of the authorization', () => {
    expect(receiptExpiry(license, { hireDate })).toBe('2027-02-21');
    expect(receiptExpiry(license, { hireDate, authorizationEnded: '2026-12-01' })).toBe('2027-03-01');
    expect(receiptExpiry({ document: 'drivers_license' }, { hireDate })).toBeNull();
  });

  it('that is a Form I-94 with an I-551 stamp stands until the stamp ends, else a year from its issue', () => {
    const stamp = { document: 'form_i94_i551_stamp' };
    expect(receiptExpiry({ ...stamp, expires_on: '2027-06-01' }, { hireDate })).toBe('2027-06-01');
    expect(receiptExpiry(stamp, { hireDate, issuedOn: '2026-10-01' })).toBe('2027-10-01');
  });

  it('that is the Form I-94 of a refugee stands for 90 days', () => {
    expect(receiptExpiry({ document: 'form_i94_refugee' }, { hireDate })).toBe('2027-02-21');
  });
});
