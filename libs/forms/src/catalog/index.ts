// Written by `node libs/forms/catalog-index.mjs` from the folders beside it.
import type { FormDefinition } from './form-definition.js';
import { caDe4Form } from './ca-de-4/ca-de-4-form.js';
import { directDepositForm } from './direct-deposit/direct-deposit-form.js';
import { emergencyContactForm } from './emergency-contact/emergency-contact-form.js';
import { handbookForm } from './handbook/handbook-form.js';
import { i9Form } from './i-9/i-9-form.js';
import { nyIt2104Form } from './ny-it-2104/ny-it-2104-form.js';
import { w4Form } from './w-4/w-4-form.js';

/** Every form of the catalog, by its key. */
export const forms = {
  'ca-de-4': caDe4Form,
  'direct-deposit': directDepositForm,
  'emergency-contact': emergencyContactForm,
  handbook: handbookForm,
  'i-9': i9Form,
  'ny-it-2104': nyIt2104Form,
  'w-4': w4Form,
} as const satisfies Record<string, FormDefinition>;
