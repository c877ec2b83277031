import type { FormDefinition } from '../form-definition.js';
import { irs8233OfficialPdf } from './irs-8233-official-pdf.js';
import { irs8233Offer } from './irs-8233-offer.js';
import { irs8233 } from './irs-8233.js';

export const irs8233Form: FormDefinition = {
  key: 'irs-8233',
  editions: [irs8233],
  editionDates: {
    [irs8233.edition]: {
      usedFrom: '2018-09-01',
      checkedOn: '2026-11-22',
      source: 'Form 8233, Rev. September 2018',
    },
  },
  // As long as the other certificates that say what is withheld.
  retention: [{ years: 4, after: 'tax_of_last_year_due', citation: '26 CFR 31.6001-1(e)(2)' }],
  offers: [irs8233Offer],
  // A change of what it says takes a new one, which leaves that of another year as it is.
  employeeMayRenew: true,
  officialPdfs: [irs8233OfficialPdf],
};
