import type { FormDefinition } from '../form-definition.js';
import { ofEmployees } from '../of-employees.js';
import { awaitsNumber, socialSecurityNumber } from './awaits-number.js';
import { contradictionsIn } from './contradictions-in.js';
import { i9Deadlines } from './i-9-deadlines.js';
import { i9Messages } from './i-9-messages.js';
import { i9OfficialPdf } from './i-9-official-pdf.js';
import { i9PrintedAnswers } from './i-9-printed-answers.js';
import { i9Rehire } from './i-9-rehire.js';
import { i9 } from './i-9.js';
import { isForReverification, openingAnswers } from './supplement-b-event-checks.js';
import { isNeverReverified } from './reverification-due.js';

export const i9Form: FormDefinition = {
  key: 'i-9',
  editions: [i9],
  editionDates: {
    [i9.edition]: {
      usedFrom: '2025-01-20',
      usedUntil: '2027-05-31',
      nextExpected: '2027-05',
      checkedOn: '2026-11-22',
      source: 'Form I-9, edition 01/20/25, upper right corner: expires 05/31/2027',
    },
  },
  // Three years after the hire or one year after employment ends, whichever is later.
  retention: [
    { years: 3, after: 'hire', citation: '8 CFR 274a.2(b)(2)(i)(A)' },
    { years: 1, after: 'end_of_employment', citation: '8 CFR 274a.2(b)(2)(i)(A)' },
  ],
  policy: {
    version: 2,
    name: 'Employment eligibility verification',
    // 8 CFR 274a.2(b)(1): for every individual hired for employment in the United States, which 8 U.S.C. 1101(a)(38)
    // takes to be the States, DC, Puerto Rico, Guam, the US Virgin Islands and the Northern Mariana Islands, and not
    // American Samoa. 8 CFR 274a.1(f), (j): an independent contractor is no employee.
    condition: {
      all: [
        { fact: 'work_location.country', operator: 'in', value: ['USA', 'PRI', 'GUM', 'VIR', 'MNP'] },
        ofEmployees,
      ],
    },
    tags: ['federal'],
    citation: '8 CFR 274a.2(b)(1)',
  },
  deadlines: i9Deadlines,
  neverReverified: isNeverReverified,
  rehire: i9Rehire,
  openingAnswers,
  asksForDocument: isForReverification,
  printedAnswers: i9PrintedAnswers,
  officialPdfs: [i9OfficialPdf],
  identifiesEmployee: true,
  contradictions: contradictionsIn,
  contradictionMessages: i9Messages,
  awaitedNumber: { sectionId: 'section_1', path: socialSecurityNumber, isAwaited: awaitsNumber },
  isInspected: true,
};
