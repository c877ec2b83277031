import type { FormDefinition } from '../form-definition.js';
import { inCalifornia } from '../in-california.js';
import { caEmergencyContact } from './ca-emergency-contact.js';

export const caEmergencyContactForm: FormDefinition = {
  key: 'ca-emergency-contact',
  editions: [caEmergencyContact],
  employeeMayRenew: true,
  offers: [
    {
      key: 'ca-emergency-contact',
      version: 1,
      name: 'California: contact if arrested or detained at work',
      condition: inCalifornia,
      forms: ['ca-emergency-contact'],
      tags: ['safety', 'california'],
      jurisdiction: 'CA',
      kind: 'notice',
      citation: 'Cal. Lab. Code 1555',
      facts: [
        {
          says: 'An employer lets employees give an emergency contact and say whether it is told if they are arrested or detained at work; where the employer knows of that, it tells the contact if they chose so.',
          source: 'California Workplace - Know Your Rights, Labor Commissioner, December 2025, page 2',
          checkedOn: '2026-11-22',
          mark: 'official',
        },
        {
          says: 'It is offered at hire, and was to be offered to current staff by 30 March 2026.',
          source:
            'https://employerdefensereport.com/2026/01/29/client-alert-new-california-employment-law-workplace-know-your-rights-act',
          checkedOn: '2026-11-22',
          mark: 'secondary',
        },
      ],
    },
  ],
};
