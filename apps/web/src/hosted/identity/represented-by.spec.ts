import { describe, expect, it } from '@jest/globals';
import { representedBy } from './represented-by';

describe('a signer on Form I-9', () => {
  it('is named by last name, first name and title', () => {
    expect(representedBy({ name: 'Carmen Ortiz', title: 'Office manager' })).toBe(
      'Ortiz, Carmen, Office manager',
    );
    expect(representedBy({ name: ' Ana María  Flores ', title: null })).toBe('Flores, Ana María');
    expect(representedBy({ name: 'Sukarno', title: 'Owner' })).toBe('Sukarno, Owner');
  });
});
