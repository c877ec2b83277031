// Written by `node libs/forms/catalog-index.mjs` from the folders beside it.
import type { FormDefinition } from './form-definition.js';
import { caDwcTimeOfHireForm } from './ca-dwc-time-of-hire/ca-dwc-time-of-hire-form.js';
import { caEmergencyContactForm } from './ca-emergency-contact/ca-emergency-contact-form.js';
import { caKnowYourRightsForm } from './ca-know-your-rights/ca-know-your-rights-form.js';
import { caPaidFamilyLeaveForm } from './ca-paid-family-leave/ca-paid-family-leave-form.js';
import { caSurvivorsLeaveForm } from './ca-survivors-leave/ca-survivors-leave-form.js';
import { directDepositForm } from './direct-deposit/direct-deposit-form.js';
import { emergencyContactForm } from './emergency-contact/emergency-contact-form.js';
import { handbookForm } from './handbook/handbook-form.js';
import { i9Form } from './i-9/i-9-form.js';
import { w4Form } from './w-4/w-4-form.js';

/** Every form of the catalog, by its key. */
export const forms = {
  'ca-dwc-time-of-hire': caDwcTimeOfHireForm,
  'ca-emergency-contact': caEmergencyContactForm,
  'ca-know-your-rights': caKnowYourRightsForm,
  'ca-paid-family-leave': caPaidFamilyLeaveForm,
  'ca-survivors-leave': caSurvivorsLeaveForm,
  'direct-deposit': directDepositForm,
  'emergency-contact': emergencyContactForm,
  handbook: handbookForm,
  'i-9': i9Form,
  'w-4': w4Form,
} as const satisfies Record<string, FormDefinition>;
