import type { Edition } from '../../edition.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { personPage } from '../person-page.js';
import { allowancesClaimed, extraWithholding } from './allowances-claimed.js';
import { employerPart } from './employer-part.js';
import { maritalStatus } from './marital-status.js';
import { nyIt2104Guide } from './ny-it-2104-guide.js';
import { nyIt2104PrintedText as text } from './ny-it-2104-printed-text.js';
import { residence } from './residence.js';

export const nyIt2104: Edition = {
  form: 'ny-it-2104',
  edition: '2026',
  title: asPrinted('Employee’s Withholding Allowance Certificate'),
  shortName: { en: 'New York IT-2104', es: 'IT-2104 de Nueva York', ar: 'النموذج IT-2104 لنيويورك' },
  source: 'government',
  tags: ['state', 'tax'],
  minutes: 4,
  purpose: {
    en: 'Your employer uses it to take the right income tax of New York State, New York City and Yonkers out of your pay.',
    es: 'Su empleador lo usa para descontar de su pago el impuesto sobre el ingreso correcto del estado de Nueva York, la Ciudad de Nueva York y Yonkers.',
    ar: 'يستخدمه صاحب العمل لاقتطاع ضريبة الدخل الصحيحة لولاية نيويورك ومدينة نيويورك ويونكرز من أجرك.',
  },
  employerPurpose: {
    en: 'It says how much income tax of New York State, New York City and Yonkers you withhold from their pay.',
    es: 'Indica cuánto impuesto sobre el ingreso del estado de Nueva York, la Ciudad de Nueva York y Yonkers retiene usted de su pago.',
    ar: 'يبيّن مقدار ضريبة الدخل لولاية نيويورك ومدينة نيويورك ويونكرز التي تقتطعها من أجره.',
  },
  guide: nyIt2104Guide,
  samples: { 'task.resident_of_yonkers': 'no' },
  sections: [
    {
      id: 'employee',
      title: { en: 'Your certificate', es: 'Su certificado', ar: 'شهادتك' },
      assignee: 'employee',
      signer: 'employee',
      opens: 'in_order',
      checks: ['ny_it_2104_one_city'],
      pages: [
        personPage,
        maritalStatus,
        residence,
        allowancesClaimed,
        { ...extraWithholding, fields: [...extraWithholding.fields, verbatim('penalty', text.penalty)] },
      ],
      attestation: {
        text: asPrinted(text.certification),
        acknowledgement: {
          en: 'I have read this certification, and I make it by signing.',
          es: 'He leído esta certificación y la hago al firmar.',
          ar: 'لقد قرأت هذا الإقرار، وأنا أقدّمه بتوقيعي.',
        },
        citation: 'Form IT-2104 (2026)',
      },
      signatureLabel: asPrinted(text.signature),
    },
    employerPart,
  ],
};
