// Written by `node libs/forms/catalog-index.mjs` from the folders beside it.
import type { FormDefinition } from './form-definition.js';
import { caDe4Form } from './ca-de-4/ca-de-4-form.js';
import { caDwcTimeOfHireForm } from './ca-dwc-time-of-hire/ca-dwc-time-of-hire-form.js';
import { caEmergencyContactForm } from './ca-emergency-contact/ca-emergency-contact-form.js';
import { caKnowYourRightsForm } from './ca-know-your-rights/ca-know-your-rights-form.js';
import { caPaidFamilyLeaveForm } from './ca-paid-family-leave/ca-paid-family-leave-form.js';
import { caSurvivorsLeaveForm } from './ca-survivors-leave/ca-survivors-leave-form.js';
import { directDepositForm } from './direct-deposit/direct-deposit-form.js';
import { emergencyContactForm } from './emergency-contact/emergency-contact-form.js';
import { handbookForm } from './handbook/handbook-form.js';
import { i9Form } from './i-9/i-9-form.js';
import { irs8233Form } from './irs-8233/irs-8233-form.js';
import { irs8850Form } from './irs-8850/irs-8850-form.js';
import { minorWorkPermitForm } from './minor-work-permit/minor-work-permit-form.js';
import { nyIt2104Form } from './ny-it-2104/ny-it-2104-form.js';
import { nyLs54Form } from './ny-ls-54/ny-ls-54-form.js';
import { nyLs59Form } from './ny-ls-59/ny-ls-59-form.js';
import { w4Form } from './w-4/w-4-form.js';
import { w9Form } from './w-9/w-9-form.js';

/** Every form of the catalog, by its key. */
export const forms = {
  'ca-de-4': caDe4Form,
  'ca-dwc-time-of-hire': caDwcTimeOfHireForm,
  'ca-emergency-contact': caEmergencyContactForm,
  'ca-know-your-rights': caKnowYourRightsForm,
  'ca-paid-family-leave': caPaidFamilyLeaveForm,
  'ca-survivors-leave': caSurvivorsLeaveForm,
  'direct-deposit': directDepositForm,
  'emergency-contact': emergencyContactForm,
  handbook: handbookForm,
  'i-9': i9Form,
  'irs-8233': irs8233Form,
  'irs-8850': irs8850Form,
  'minor-work-permit': minorWorkPermitForm,
  'ny-it-2104': nyIt2104Form,
  'ny-ls-54': nyLs54Form,
  'ny-ls-59': nyLs59Form,
  'w-4': w4Form,
  'w-9': w9Form,
} as const satisfies Record<string, FormDefinition>;
