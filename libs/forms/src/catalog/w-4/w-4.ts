import type { Edition } from '../../edition.js';
import { asPrinted } from '../as-printed.js';
import { w4Guide } from './w-4-guide.js';
import { employee } from './employee.js';
import { employersOnly } from './employers-only.js';

export const w4: Edition = {
  form: 'w-4',
  edition: '2026',
  title: asPrinted('Employee’s Withholding Certificate'),
  shortName: { en: 'Form W-4', es: 'Formulario W-4' },
  source: 'government',
  omb: 'OMB No. 1545-0074',
  tags: ['federal', 'tax'],
  minutes: 5,
  purpose: {
    en: 'Your employer uses it to take the right federal income tax out of your pay.',
    es: 'Su empleador lo usa para descontar de su pago la cantidad correcta de impuesto federal sobre el ingreso.',
  },
  employerPurpose: {
    en: 'It says how much federal income tax you withhold from their pay.',
    es: 'Indica cuánto impuesto federal sobre el ingreso retiene usted de su pago.',
    ar: 'يبيّن مقدار ضريبة الدخل الفيدرالية التي تقتطعها من أجره.',
  },
  guide: w4Guide,
  sections: [employee, employersOnly],
};
