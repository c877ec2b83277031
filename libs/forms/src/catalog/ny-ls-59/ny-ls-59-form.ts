import type { FormDefinition } from '../form-definition.js';
import { payNoticePolicy } from '../../pay-notice/pay-notice-policy.js';
import { payNoticePrintedAnswers } from '../../pay-notice/pay-notice-printed-answers.js';
import { payNoticeRetention } from '../../pay-notice/pay-notice-retention.js';
import { nyLs59OfficialPdf } from './ny-ls-59-official-pdf.js';
import { nyLs59 } from './ny-ls-59.js';

export const nyLs59Form: FormDefinition = {
  key: 'ny-ls-59',
  editions: [nyLs59],
  editionDates: {
    [nyLs59.edition]: {
      usedFrom: '2025-12-01',
      checkedOn: '2026-11-22',
      source: 'New York State Department of Labor, LS 59 (12/25)',
    },
  },
  retention: payNoticeRetention,
  offers: [
    payNoticePolicy({
      form: 'ny-ls-59',
      name: 'Notice of pay in New York, exempt from overtime',
      paid: [{ fact: 'placement.overtime_status', operator: 'equals', value: 'exempt' }],
      more: 'Form LS 59 is for employees who are exempt from overtime pay.',
      source: 'Form LS 59 (12/25)',
    }),
  ],
  printedAnswers: payNoticePrintedAnswers,
  officialPdfs: [nyLs59OfficialPdf],
};
