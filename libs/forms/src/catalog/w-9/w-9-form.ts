import type { FormDefinition } from '../form-definition.js';
import { w9OfficialPdf } from './w-9-official-pdf.js';
import { w9 } from './w-9.js';

export const w9Form: FormDefinition = {
  key: 'w-9',
  editions: [w9],
  editionDates: {
    [w9.edition]: {
      usedFrom: '2024-03-01',
      checkedOn: '2026-11-22',
      source: 'Form W-9, Rev. March 2024',
    },
  },
  // Records of tax that is withheld: four years after it is due or paid.
  retention: [{ years: 4, after: 'tax_of_last_year_due', citation: '26 CFR 31.6001-1(e)(2)' }],
  policy: {
    // Version 1 was the library's: an account that has it from there is brought up to date as well.
    version: 2,
    name: 'Tax number of independent contractors',
    // 26 U.S.C. 3406(a)(1)(A), 26 CFR 31.3406(h)-3: without the payee's number the payer withholds 24 percent. Not undecided
    // where nobody has said who is a contractor: most placements are of employees, and never say it.
    condition: {
      all: [
        { fact: 'placement.worker_type', operator: 'is_present' },
        { fact: 'placement.worker_type', operator: 'equals', value: 'contractor' },
      ],
    },
    tags: ['federal'],
    citation: '26 U.S.C. 3406(a)(1)(A); 26 CFR 31.3406(h)-3',
  },
  isReplacedByNewer: true,
  employeeMayRenew: true,
  officialPdfs: [w9OfficialPdf],
};
