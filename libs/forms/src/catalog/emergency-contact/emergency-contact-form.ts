import type { FormDefinition } from '../form-definition.js';
import { emergencyContact } from './emergency-contact.js';

export const emergencyContactForm: FormDefinition = {
  key: 'emergency-contact',
  editions: [emergencyContact],
  policy: { version: 1, name: 'Emergency contact', condition: { all: [] }, tags: ['safety'] },
};
