import type { FormDefinition } from '../form-definition.js';
import { inCalifornia } from '../in-california.js';
import { caDwcTimeOfHire, timeOfHireFile } from './ca-dwc-time-of-hire.js';

export const caDwcTimeOfHireForm: FormDefinition = {
  key: 'ca-dwc-time-of-hire',
  editions: [caDwcTimeOfHire],
  editionDates: {
    [caDwcTimeOfHire.edition]: {
      usedFrom: '2024-02-01',
      checkedOn: '2026-11-22',
      source: 'Division of Workers’ Compensation, pamphlet revised 2/1/2024',
    },
  },
  officialDocuments: [timeOfHireFile],
  // A doctor may be named at any time before an injury (8 CCR 9780.1).
  employeeMayRenew: true,
  offers: [
    {
      key: 'ca-dwc-time-of-hire',
      version: 1,
      name: 'California: workers’ compensation, time of hire notice',
      condition: inCalifornia,
      forms: ['ca-dwc-time-of-hire'],
      tags: ['notice', 'california'],
      jurisdiction: 'CA',
      kind: 'notice',
      citation: 'Cal. Lab. Code 3551; 8 CCR 9880',
      facts: [
        {
          says: 'The notice, or a similar one that was approved, is given to all newly hired employees; a doctor is named on DWC Form 9783, a chiropractor or acupuncturist on 9783.1, both optional and before an injury.',
          source: 'Time of Hire Notice, Division of Workers’ Compensation, revised 2/1/2024',
          checkedOn: '2026-11-22',
          mark: 'official',
        },
        {
          says: 'It is given at hire or by the end of the first pay period.',
          source:
            'https://www.geainc.com/2024/03/06/california-employers-required-pamphlet-and-notice-updates/',
          checkedOn: '2026-11-22',
          mark: 'secondary',
        },
      ],
    },
  ],
};
