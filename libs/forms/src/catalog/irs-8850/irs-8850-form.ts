import type { FormDefinition } from '../form-definition.js';
import { irs8850OfficialPdf } from './irs-8850-official-pdf.js';
import { irs8850Offer } from './irs-8850-offer.js';
import { irs8850 } from './irs-8850.js';

export const irs8850Form: FormDefinition = {
  key: 'irs-8850',
  editions: [irs8850],
  editionDates: {
    [irs8850.edition]: {
      usedFrom: '2016-03-01',
      checkedOn: '2026-11-22',
      source: 'Form 8850, Rev. March 2016',
    },
  },
  // As long as the other records of taxes.
  retention: [{ years: 4, after: 'tax_of_last_year_due', citation: '26 CFR 31.6001-1(e)(2)' }],
  offers: [irs8850Offer],
  officialPdfs: [irs8850OfficialPdf],
};
