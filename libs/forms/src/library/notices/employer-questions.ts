import type { FormFieldContent } from '@firstday/domain';
import { question } from '../question.js';

/** Who the employer is, besides the name; each label also begins its line of a notice. */
export const employerQuestions = {
  tradeName: () =>
    question(
      'trade_name',
      'text',
      {
        en: 'Name that the employer operates under',
        es: 'Nombre con el que opera el empleador',
        ar: 'الاسم الذي يعمل به صاحب العمل',
      },
      { max_length: 200, prefill: 'employer.dba_name' },
    ),
  mainOffice: () =>
    question(
      'main_office_address',
      'text',
      {
        en: 'Main office or place of business',
        es: 'Oficina principal o lugar de negocios',
        ar: 'المكتب الرئيسي أو مقر العمل',
      },
      {
        required: true,
        max_length: 500,
        prefill: 'employer.full_address',
      },
    ),
  mailingAddress: () =>
    question(
      'mailing_address',
      'text',
      {
        en: 'Mailing address, if different',
        es: 'Dirección postal, si es otra',
        ar: 'العنوان البريدي إن اختلف',
      },
      { max_length: 500 },
    ),
  phone: () =>
    question(
      'employer_phone',
      'phone',
      { en: 'Employer’s phone', es: 'Teléfono del empleador', ar: 'هاتف صاحب العمل' },
      { required: true, prefill: 'employer.phone' },
    ),
} satisfies Readonly<Record<string, () => FormFieldContent>>;
