import type { FormDefinition } from '../form-definition.js';
import { w9OfficialPdf } from './w-9-official-pdf.js';
import { w9 } from './w-9.js';

const checkedOn = '2026-11-22';

export const w9Form: FormDefinition = {
  key: 'w-9',
  editions: [w9],
  // Records of tax that is withheld: four years after it is due or paid.
  retention: [{ years: 4, after: 'tax_of_last_year_due', citation: '26 CFR 31.6001-1(e)(2)' }],
  offers: [
    {
      key: 'w-9',
      version: 1,
      name: 'Tax number of independent contractors',
      condition: { fact: 'placement.worker_type', operator: 'equals', value: 'contractor' },
      forms: ['w-9'],
      tags: ['federal'],
      jurisdiction: 'US',
      kind: 'federal_tax',
      citation: '26 U.S.C. 3406; 26 CFR 31.3406(h)-3',
      facts: [
        {
          says: 'A payer that has to file an information return asks the payee for their correct taxpayer identification number on Form W-9 or a substantially similar one.',
          source: 'Form W-9 (Rev. March 2024)',
          checkedOn,
          mark: 'official',
        },
        {
          says: 'Payments to a payee who gives no number are subject to backup withholding of 24 percent.',
          source: 'Form W-9 (Rev. March 2024), Backup Withholding',
          checkedOn,
          mark: 'official',
        },
        {
          says: 'A completed form is kept for four years.',
          source: '26 CFR 31.6001-1(e)(2)',
          checkedOn,
          mark: 'unsure',
        },
      ],
    },
  ],
  isReplacedByNewer: true,
  employeeMayRenew: true,
  officialPdfs: [w9OfficialPdf],
};
