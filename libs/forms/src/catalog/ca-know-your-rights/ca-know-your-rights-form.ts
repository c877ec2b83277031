import type { FormDefinition } from '../form-definition.js';
import { inCalifornia } from '../in-california.js';
import { caKnowYourRights, knowYourRightsFile } from './ca-know-your-rights.js';

/** SB 294. */
const knowYourRightsLaw = 'Cal. Lab. Code 1550–1559';

export const caKnowYourRightsForm: FormDefinition = {
  key: 'ca-know-your-rights',
  editions: [caKnowYourRights],
  editionDates: {
    [caKnowYourRights.edition]: {
      usedFrom: '2026-01-01',
      nextExpected: '2027-01',
      checkedOn: '2026-11-22',
      source:
        'Labor Commissioner, template of December 2025; a new one is expected with each year (generally known; no source was found)',
    },
  },
  officialDocuments: [knowYourRightsFile],
  renewalCitation: knowYourRightsLaw,
  offers: [
    {
      key: 'ca-know-your-rights',
      version: 1,
      name: 'California: Know Your Rights notice',
      condition: inCalifornia,
      forms: ['ca-know-your-rights'],
      tags: ['notice', 'california'],
      jurisdiction: 'CA',
      kind: 'notice',
      citation: knowYourRightsLaw,
      facts: [
        {
          says: 'Employers inform workers of their rights by February 1 of each year.',
          source: 'https://www.dir.ca.gov/DIRNews/2026/2026-14.html',
          checkedOn: '2026-11-25',
          mark: 'official',
        },
        {
          says: 'The notice stands alone, and is given at each hire and to all staff by 1 February of every year; no signature is asked for, but proof of delivery.',
          source:
            'https://members.employerscouncil.org/blogs/mary-miller/2026/01/21/californias-new-workplace-know-your-rights-notice',
          checkedOn: '2026-11-22',
          mark: 'secondary',
        },
        {
          says: 'The Labor Commissioner publishes a template; the one that is shown was issued in December 2025.',
          source: 'California Workplace - Know Your Rights, Labor Commissioner, December 2025',
          checkedOn: '2026-11-22',
          mark: 'official',
        },
        {
          says: 'A new template is expected around 1 January of each year.',
          source: 'generally known; no source was found',
          checkedOn: '2026-11-22',
          mark: 'general',
        },
      ],
    },
  ],
};
