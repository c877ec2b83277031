import type { Edition } from '../../edition.js';
import { asPrinted } from '../as-printed.js';
import {
  deductionAllowances,
  filingStatusPage,
  regularAllowances,
  whatIsWithheld,
} from './regular-allowances.js';
import { caDe4Guide } from './ca-de-4-guide.js';
import { caDe4PrintedText as text } from './ca-de-4-printed-text.js';
import { exemptionClaims } from './exemption-claims.js';
import { employersSection } from './employers-section.js';
import { personPage } from '../person-page.js';

export const caDe4: Edition = {
  form: 'ca-de-4',
  edition: 'Rev. 56 (1-26)',
  title: asPrinted('Employee’s Withholding Allowance Certificate'),
  shortName: { en: 'California DE 4', es: 'DE 4 de California', ar: 'النموذج DE 4 لكاليفورنيا' },
  source: 'government',
  tags: ['state', 'tax'],
  minutes: 4,
  purpose: {
    en: 'Your employer uses it to take the right California income tax out of your pay.',
    es: 'Su empleador lo usa para descontar de su pago la cantidad correcta de impuesto sobre el ingreso de California.',
    ar: 'يستخدمه صاحب العمل لاقتطاع ضريبة دخل كاليفورنيا الصحيحة من أجرك.',
  },
  employerPurpose: {
    en: 'It says how much California income tax you withhold from their pay. Without it: single, no allowances.',
    es: 'Indica cuánto impuesto sobre el ingreso de California retiene usted de su pago. Sin él: soltero, sin descuentos.',
    ar: 'يبيّن مقدار ضريبة دخل كاليفورنيا التي تقتطعها من أجره. ومن دونه: غير متزوج، بلا مخصصات.',
  },
  guide: caDe4Guide,
  samples: { 'task.total_allowances': 0 },
  sections: [
    {
      id: 'employee',
      title: { en: 'Your certificate', es: 'Su certificado', ar: 'شهادتك' },
      assignee: 'employee',
      signer: 'employee',
      opens: 'in_order',
      checks: ['de_4_total_within_allowances'],
      pages: [
        personPage,
        exemptionClaims,
        filingStatusPage,
        regularAllowances,
        deductionAllowances,
        whatIsWithheld,
      ],
      attestation: {
        text: asPrinted(text.certification),
        acknowledgement: {
          en: 'I have read this certification, and I make it by signing.',
          es: 'He leído esta certificación y la hago al firmar.',
          ar: 'لقد قرأت هذا الإقرار، وأنا أقدّمه بتوقيعي.',
        },
        citation: 'DE 4 Rev. 56 (1-26); California Unemployment Insurance Code 13101',
      },
      signatureLabel: asPrinted(text.signature),
    },
    employersSection,
  ],
};
