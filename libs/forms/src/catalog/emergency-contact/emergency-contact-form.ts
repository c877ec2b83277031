import type { FormDefinition } from '../form-definition.js';
import { emergencyContact } from './emergency-contact.js';
import { emergencyContactPageByPage } from './emergency-contact-page-by-page.js';

export const emergencyContactForm: FormDefinition = {
  key: 'emergency-contact',
  editions: [emergencyContactPageByPage, emergencyContact],
  employeeMayRenew: true,
  policy: { version: 1, name: 'Emergency contact', condition: { all: [] }, tags: ['safety'] },
};
