import type { FormDefinition } from '../form-definition.js';
import { minorWorkPermitOffers } from './minor-work-permit-offers.js';
import { minorWorkPermit } from './minor-work-permit.js';

export const minorWorkPermitForm: FormDefinition = {
  key: 'minor-work-permit',
  editions: [minorWorkPermit],
  // With the date of birth of employees under 19, of which it is the proof (29 CFR 516.2(a)(3)).
  retention: [{ years: 3, after: 'end_of_employment', citation: '29 CFR 516.5' }],
  employeeMayRenew: true,
  offers: minorWorkPermitOffers,
};
