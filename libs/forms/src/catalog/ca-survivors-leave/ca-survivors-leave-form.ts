import type { FormDefinition } from '../form-definition.js';
import { inCalifornia } from '../in-california.js';
import { caSurvivorsLeave, survivorsLeaveFile } from './ca-survivors-leave.js';

export const caSurvivorsLeaveForm: FormDefinition = {
  key: 'ca-survivors-leave',
  editions: [caSurvivorsLeave],
  editionDates: {
    [caSurvivorsLeave.edition]: {
      usedFrom: '2025-07-01',
      checkedOn: '2026-11-22',
      source: 'Civil Rights Department, CRD E20N-ENG, July 2025',
    },
  },
  officialDocuments: [survivorsLeaveFile],
  offers: [
    {
      key: 'ca-survivors-leave',
      version: 1,
      name: 'California: leave of survivors of violence',
      // Of every size: the notice tells all employees of rights, some of which only larger employers' staff have.
      condition: inCalifornia,
      forms: ['ca-survivors-leave'],
      tags: ['notice', 'california'],
      jurisdiction: 'CA',
      kind: 'notice',
      citation: 'Cal. Gov. Code 12945.8',
      facts: [
        {
          says: 'Employers give it to workers when hired, annually, upon request, and to a worker who says that they or a family member are a victim of violence; some of the leave is due from employers with 25 or more workers only.',
          source: 'CRD E20N-ENG / July 2025',
          checkedOn: '2026-11-22',
          mark: 'official',
        },
        {
          says: 'The duty stands in Gov. Code 12945.8 (AB 2499), which replaced Lab. Code 230.1. An account of the former law names employers of 25 and more alone; the notice itself does not.',
          source: 'montereyherald 2017, and the notice',
          checkedOn: '2026-11-22',
          mark: 'unsure',
        },
      ],
    },
  ],
};
