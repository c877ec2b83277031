import type { FormDefinition } from '../form-definition.js';
import { nyIt2104OfficialPdf } from './ny-it-2104-official-pdf.js';
import { nyIt2104Offers } from './ny-it-2104-offers.js';
import { nyIt2104 } from './ny-it-2104.js';

export const nyIt2104Form: FormDefinition = {
  key: 'ny-it-2104',
  editions: [nyIt2104],
  editionDates: {
    [nyIt2104.edition]: {
      usedFrom: '2026-01-01',
      usedUntil: '2026-12-31',
      nextExpected: '2026-12',
      checkedOn: '2026-11-22',
      source: 'Form IT-2104 (2026), whose heading names its year',
    },
  },
  // As long as the federal certificate beside it: the state's own term was not read.
  retention: [{ years: 4, after: 'tax_of_last_year_due', citation: '26 CFR 31.6001-1(e)(2)' }],
  offers: nyIt2104Offers,
  isReplacedByNewer: true,
  employeeMayRenew: true,
  officialPdfs: [nyIt2104OfficialPdf],
};
