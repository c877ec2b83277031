import type { FormDefinition } from '../form-definition.js';
import { handbook } from './handbook.js';

export const handbookForm: FormDefinition = {
  key: 'handbook',
  editions: [handbook],
  policy: { version: 1, name: 'Handbook acknowledgement', condition: { all: [] }, tags: ['company'] },
};
