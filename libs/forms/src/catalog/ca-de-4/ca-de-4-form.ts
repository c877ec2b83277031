import type { FormDefinition } from '../form-definition.js';
import { additionalTaxWorksheet } from './additional-tax-worksheet.js';
import { estimatedDeductionsWorksheet } from './estimated-deductions-worksheet.js';
import { regularAllowancesWorksheet } from './regular-allowances-worksheet.js';
import { caDe4Deadlines, caDe4Renewal } from './ca-de-4-deadlines.js';
import { caDe4OfficialPdf } from './ca-de-4-official-pdf.js';
import { caDe4Offers } from './ca-de-4-offers.js';
import { caDe4 } from './ca-de-4.js';

const exemptionLaw = 'DE 4, page 1; 22 CCR 4340-1';

export const caDe4Form: FormDefinition = {
  key: 'ca-de-4',
  editions: [caDe4],
  editionDates: {
    [caDe4.edition]: {
      usedFrom: '2026-01-01',
      nextExpected: '2027-01',
      checkedOn: '2026-11-22',
      source: 'EDD DE 4, Rev. 56 (1-26), page 1; the next is expected as this one came, with the year',
    },
  },
  // As long as the federal certificate beside it: the state's own term was not read.
  retention: [{ years: 4, after: 'tax_of_last_year_due', citation: '26 CFR 31.6001-1(e)(2)' }],
  offers: caDe4Offers,
  deadlines: caDe4Deadlines,
  deadlineCitations: { withholding_exemption: exemptionLaw },
  renewal: caDe4Renewal,
  renewalCitation: exemptionLaw,
  isReplacedByNewer: true,
  employeeMayRenew: true,
  worksheets: {
    [caDe4.edition]: [regularAllowancesWorksheet, estimatedDeductionsWorksheet, additionalTaxWorksheet],
  },
  officialPdfs: [caDe4OfficialPdf],
};
