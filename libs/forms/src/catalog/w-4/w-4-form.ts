import { deductionsWorksheet } from './deductions-worksheet.js';
import { multipleJobsWorksheet } from './multiple-jobs-worksheet.js';
import type { FormDefinition } from '../form-definition.js';
import { ofEmployees } from '../of-employees.js';
import { w4Deadlines, w4Renewal } from './w-4-deadlines.js';
import { w4OfficialPdf } from './w-4-official-pdf.js';
import { w4 } from './w-4.js';

export const w4Form: FormDefinition = {
  key: 'w-4',
  editions: [w4],
  editionDates: {
    [w4.edition]: {
      usedFrom: '2026-01-01',
      usedUntil: '2026-12-31',
      nextExpected: '2026-12',
      checkedOn: '2026-11-22',
      source:
        'Form W-4 (2026), created 12/8/25: a form of its year; a substitute has the text in force (IRS Tax Topic 753)',
    },
  },
  // Four years after the tax is due or paid. A certificate is in force while employed.
  retention: [{ years: 4, after: 'tax_of_last_year_due', citation: '26 CFR 31.6001-1(e)(2)' }],
  policy: {
    version: 2,
    name: 'Federal income tax withholding',
    // 26 CFR 31.3402(f)(2)-1(a): a signed certificate on or before the day employment begins. Left to an
    // account's own policies, as data: work in the territories, where much of the pay does not count as wages for this withholding
    // (26 U.S.C. 3401(a)(8)) and which have certificates of their own. Wages are paid to employees (26 U.S.C. 3401(a)),
    // and whoever follows an independent trade is none (26 CFR 31.3401(c)-1(c)).
    condition: { all: [{ fact: 'work_location.country', operator: 'equals', value: 'USA' }, ofEmployees] },
    tags: ['federal'],
    citation: '26 CFR 31.3402(f)(2)-1(a)',
  },
  deadlines: w4Deadlines,
  renewal: w4Renewal,
  renewalCitation: 'IRS Publication 15, section 9; 26 U.S.C. 7503',
  // Pub. 15, section 9: the last valid certificate is in force.
  isReplacedByNewer: true,
  employeeMayRenew: true,
  isWithholdingCertificate: true,
  worksheets: { [w4.edition]: [multipleJobsWorksheet, deductionsWorksheet] },
  officialPdfs: [w4OfficialPdf],
};
