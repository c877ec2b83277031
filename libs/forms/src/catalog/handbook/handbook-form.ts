import type { FormDefinition } from '../form-definition.js';
import { handbook, handbookOnPaper } from './handbook.js';

export const handbookForm: FormDefinition = {
  key: 'handbook',
  editions: [handbookOnPaper, handbook],
  policy: { version: 1, name: 'Handbook acknowledgement', condition: { all: [] }, tags: ['company'] },
};
