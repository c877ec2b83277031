import { describe, expect, it } from '@jest/globals';

import type { Answers } from '../../answers.js';
import { validateSection } from '../../validate-section.js';
import { emergencyContact } from './emergency-contact.js';

const first: Answers = {
  'task.primary_name': 'Luis Rivera',
  'task.primary_relationship': 'spouse_or_partner',
  'task.primary_phone': '+12125550123',
};
const issuesOf = (answers: Answers) =>
  validateSection({ edition: emergencyContact, answers, context: {} }, 'employee').map((it) => it.path[0]);

describe('an emergency contact form', () => {
  it('asks for one person with a phone, and for a second only on request', () => {
    expect(issuesOf(first)).toEqual([]);
    expect(issuesOf({ ...first, 'task.names_second_person': true })).toEqual([
      'task.secondary_name',
      'task.secondary_relationship',
      'task.secondary_phone',
    ]);
  });

  it('asks nothing about health', () => {
    expect(JSON.stringify(emergencyContact)).not.toMatch(/allerg|medic|physician|doctor|blood|alergi|médic/i);
  });
});
