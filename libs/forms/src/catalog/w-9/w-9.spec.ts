import { describe, expect, it } from '@jest/globals';
import type { Answers } from '../../answers.js';
import { fieldsOf } from '../../find-field.js';
import { visibleSections } from '../../shown-answers.js';
import { validateSection } from '../../validate-section.js';
import { w9 } from './w-9.js';

const context = { today: '2026-11-23' };
const person: Answers = {
  'task.payee_name': 'Ana Garcia',
  'task.classification': 'individual',
  'employee.address': { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' },
  'task.tin_type': 'ssn',
  'task.social_security_number': '123-45-6789',
};
const issuesOf = (answers: Answers) =>
  validateSection({ edition: w9, answers, context }, 'payee').map(
    ({ path, code }) => `${path.join()}: ${code}`,
  );
const withNumber = (type: string, answers: Answers) =>
  issuesOf({ ...person, 'task.social_security_number': null, 'task.tin_type': type, ...answers });

describe('Form W-9', () => {
  it('asks a person for name, classification, address and one number', () => {
    expect(issuesOf(person)).toEqual([]);
    expect(issuesOf({})).toEqual([
      'task.payee_name: required',
      'task.classification: required',
      'employee.address: required',
      'task.tin_type: required',
    ]);
    expect(withNumber('applied_for', {})).toEqual([]);
  });

  it('takes only numbers that can be', () => {
    expect(withNumber('ssn', { 'task.social_security_number': '000-12-3456' })).toHaveLength(1);
    expect(withNumber('ssn', { 'task.social_security_number': '912-70-1234' })).toHaveLength(1);
    expect(withNumber('ein', { 'task.employer_identification_number': '12-3456789' })).toEqual([]);
    expect(withNumber('ein', { 'task.employer_identification_number': '00-3456789' })).toHaveLength(1);
    expect(withNumber('itin', { 'task.individual_taxpayer_number': '912-70-1234' })).toEqual([]);
    for (const wrong of ['812-70-1234', '912-66-1234', '912-93-1234', '91270123', 'nine'])
      expect(withNumber('itin', { 'task.individual_taxpayer_number': wrong })).toHaveLength(1);
  });

  it('masks every number, and encrypts it', () => {
    const numbers = fieldsOf(w9).filter(({ path }) => path.endsWith('_number'));
    expect(numbers.map(({ path, sensitive }) => [path, sensitive])).toEqual([
      ['task.social_security_number', true],
      ['task.employer_identification_number', true],
      ['task.individual_taxpayer_number', true],
    ]);
  });

  it.each(['c_corporation', 's_corporation', 'partnership'])(
    'asks a %s for its own EIN',
    (classification) => {
      const company = { ...person, 'task.classification': classification };
      expect(issuesOf(company)).toEqual(['task.tin_type: tin_of_entity']);
      const ein = { 'task.tin_type': 'ein', 'task.employer_identification_number': '12-3456789' };
      expect(issuesOf({ ...company, 'task.social_security_number': null, ...ein })).toEqual([]);
    },
  );

  it('leaves item 2 out of what is certified by whoever was notified by the IRS', () => {
    const certified = (answers: Answers) =>
      visibleSections({ edition: w9, answers, context, opened: [] }).flatMap(({ attestation }) =>
        attestation ? [attestation.text.en] : [],
      );
    const [whole, ...others] = certified(person);
    expect(others).toEqual([]);
    expect(whole).toContain('2. I am not subject to backup withholding');
    const [crossed, ...more] = certified({ ...person, 'task.notified_of_backup_withholding': true });
    expect(more).toEqual([]);
    expect(crossed).not.toContain('2. I am not subject');
    expect(crossed).toContain('3. I am a U.S. citizen or other U.S. person');
  });
});
