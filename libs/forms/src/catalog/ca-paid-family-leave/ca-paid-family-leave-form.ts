import type { FormDefinition } from '../form-definition.js';
import { inCalifornia } from '../in-california.js';
import { caPaidFamilyLeave, paidFamilyLeaveFile } from './ca-paid-family-leave.js';

export const caPaidFamilyLeaveForm: FormDefinition = {
  key: 'ca-paid-family-leave',
  editions: [caPaidFamilyLeave],
  editionDates: {
    [caPaidFamilyLeave.edition]: {
      usedFrom: '2025-01-01',
      checkedOn: '2026-11-22',
      source: 'EDD DE 2511D, Rev. 22 (1-25)',
    },
  },
  officialDocuments: [paidFamilyLeaveFile],
  offers: [
    {
      key: 'ca-paid-family-leave',
      version: 1,
      name: 'California: Paid Family Leave brochure',
      condition: inCalifornia,
      forms: ['ca-paid-family-leave'],
      tags: ['notice', 'california'],
      jurisdiction: 'CA',
      kind: 'notice',
      // The section of the Unemployment Insurance Code was not read.
      citation: null,
      facts: [
        {
          says: 'The brochure on Paid Family Leave is given at hire; no signature is asked for.',
          source: 'https://edd.ca.gov/en/payroll_taxes/Required_Notices_and_Pamphlets',
          checkedOn: '2026-11-22',
          mark: 'secondary',
        },
        {
          says: 'DE 2511D Rev. 22 (1-25) is the brochure that is shown; whether there is a newer one was not confirmed.',
          source: 'DE 2511D Rev. 22 (1-25)',
          checkedOn: '2026-11-22',
          mark: 'official',
        },
      ],
    },
  ],
};
