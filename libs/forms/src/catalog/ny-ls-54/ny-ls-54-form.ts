import type { FormDefinition } from '../form-definition.js';
import { nyLs54OfficialPdf } from './ny-ls-54-official-pdf.js';
import { nyLs54 } from './ny-ls-54.js';
import { payNoticePolicy } from '../../pay-notice/pay-notice-policy.js';
import { payNoticePrintedAnswers } from '../../pay-notice/pay-notice-printed-answers.js';
import { payNoticeRetention } from '../../pay-notice/pay-notice-retention.js';

export const nyLs54Form: FormDefinition = {
  key: 'ny-ls-54',
  editions: [nyLs54],
  editionDates: {
    [nyLs54.edition]: {
      usedFrom: '2025-12-01',
      checkedOn: '2026-11-22',
      source: 'New York State Department of Labor, LS 54 (12/25)',
    },
  },
  retention: payNoticeRetention,
  offers: [
    payNoticePolicy({
      form: 'ny-ls-54',
      name: 'Notice of pay in New York, paid by the hour',
      paid: [
        { fact: 'placement.pay_basis', operator: 'equals', value: 'hour' },
        { fact: 'placement.overtime_status', operator: 'equals', value: 'non_exempt' },
      ],
      more: 'Form LS 54 is for employees who are paid one rate by the hour.',
      source: 'Form LS 54 (12/25)',
    }),
  ],
  printedAnswers: payNoticePrintedAnswers,
  officialPdfs: [nyLs54OfficialPdf],
};
