import { describe, expect, it } from '@jest/globals';

import { reverificationDue } from './reverification-due.js';

describe('reverification', () => {
  const permit = { document: 'employment_authorization_document', expires_on: '2027-05-01' };
  const alien = { 'task.citizenship_status': 'alien_authorized_to_work', 'task.list_a_1': permit };

  it('is due by the earlier end of the authorization and of the document', () => {
    expect(reverificationDue(alien)).toBe('2027-05-01');
    expect(reverificationDue({ ...alien, 'task.work_authorization_expires_on': '2027-04-01' })).toBe(
      '2027-04-01',
    );
    expect(reverificationDue({ ...alien, 'task.work_authorization_expires_on': 'N/A' })).toBe('2027-05-01');
  });

  it('is never due of citizens, nationals and residents who showed Form I-551', () => {
    const shown = (status: string, document: string) =>
      reverificationDue({
        'task.citizenship_status': status,
        'task.list_a_1': { document, expires_on: '2027-05-01' },
      });
    expect(shown('citizen', 'us_passport')).toBeNull();
    expect(shown('noncitizen_national', 'us_passport')).toBeNull();
    expect(shown('lawful_permanent_resident', 'permanent_resident_card')).toBeNull();
    expect(shown('lawful_permanent_resident', 'foreign_passport_i551_stamp')).toBe('2027-05-01');
  });

  it('is never due because a document of List B ends', () => {
    const answers = {
      'task.citizenship_status': 'alien_authorized_to_work',
      'task.list_b': { document: 'drivers_license', expires_on: '2027-01-01' },
      'task.list_c': { document: 'social_security_card' },
    };
    expect(reverificationDue(answers)).toBeNull();
  });

  it('of a passport with Form I-94 goes by the stay, not by the passport', () => {
    const visitor = {
      'task.citizenship_status': 'alien_authorized_to_work',
      'task.list_a_1': { document: 'foreign_passport_with_i94', expires_on: '2026-12-31' },
      'task.list_a_2': { document: 'form_i94', expires_on: '2028-01-01' },
    };
    expect(reverificationDue(visitor)).toBe('2028-01-01');
  });
});
