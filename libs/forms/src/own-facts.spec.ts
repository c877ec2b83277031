import { describe, expect, it } from '@jest/globals';
import { currentEdition } from './catalog/catalog.js';
import { effectiveAnswers } from './effective-answers.js';
import { ownFacts } from './own-facts.js';

const edition = (form: string) => {
  const found = currentEdition(form);
  if (!found) throw new Error(form);
  return found;
};
const sectionOne = {
  'task.last_name': 'Nguyễn',
  'task.first_name': 'Ánh',
  'task.middle_initial': 'N/A',
  'task.address_street': '7 Pine Street',
  'task.address_city': 'New York',
  'task.address_state': 'NY',
  'task.address_zip': '10005',
  'task.social_security_number': '219099999',
  'task.citizenship_status': 'citizen',
  'task.employer_representative': 'Ortiz, Carmen',
};

describe('what employees said of themselves', () => {
  it('in Form I-9 fills Form W-4, the address put together', () => {
    const own = ownFacts(edition('i-9'), sectionOne);
    const form = { edition: edition('w-4'), answers: {}, context: { 'employee.last_name': 'Nguyen' } };
    expect(effectiveAnswers(form, own)).toMatchObject({
      'employee.first_name': 'Ánh',
      // Nearer to the person than the record is.
      'employee.last_name': 'Nguyễn',
      'employee.address': { street: '7 Pine Street', city: 'New York', state: 'NY', zip: '10005' },
      'employee.social_security_number': '219-09-9999',
    });
    expect(own).not.toHaveProperty(['employee.middle_initial']);
  });

  it('in Form W-4 does not fill Section 1 of Form I-9', () => {
    const address = { street: '7 Pine Street', city: 'New York', state: 'NY', zip: '10005', country: 'USA' };
    const own = ownFacts(edition('w-4'), { 'employee.first_name': 'Ánh', 'employee.address': address });
    const form = { edition: edition('i-9'), answers: {}, context: {} };
    expect(effectiveAnswers(form, own)).not.toHaveProperty(['task.first_name']);
  });

  it('is never what the employer entered, nor what an address abroad or half of one would make', () => {
    expect(ownFacts(edition('i-9'), { 'task.employer_representative': 'Ortiz, Carmen' })).toEqual({});
    const { 'task.address_zip': _, ...half } = sectionOne;
    expect(ownFacts(edition('i-9'), half)).not.toHaveProperty(['employee.address']);
  });
});
