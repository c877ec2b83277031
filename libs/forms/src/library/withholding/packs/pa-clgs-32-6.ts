import type { FormFieldContent } from '@firstday/domain';
import type { LibraryPolicy } from '../../library-policy.js';
import type { Pack } from '../../pack.js';
import type { PackWords } from '../../pack-words.js';
import { question } from '../../question.js';
import { stateQuestions } from '../questions/state-questions.js';
import { fact } from '../rule.js';
import type { StateForm } from '../withholding-rule.js';
import { employerSection, employerTitle, identityPage, signedBy } from '../../pack-section.js';
import { toCheck, unread } from './to-check.js';

const guide = 'https://legalclarity.org/residency-certification-form-in-pa-filing-and-psd-codes';

const certification: StateForm = {
  form: 'pa-clgs-32-6',
  number: 'CLGS-32-6',
  name: 'Residency Certification Form, Local Earned Income Tax Withholding',
  edition: '6-13',
  publishedAt: 'https://dced.pa.gov',
};

const psdCode = (name: string, label: PackWords): FormFieldContent =>
  question(name, 'text', label, {
    required: true,
    max_length: 6,
    hint: {
      en: 'Six digits; 880000 outside Pennsylvania.',
      es: 'Seis dígitos; 880000 fuera de Pensilvania.',
      ar: 'ستة أرقام؛ 880000 خارج بنسلفانيا.',
    },
  });

const rate = (name: string, label: PackWords): FormFieldContent =>
  question(name, 'number', label, {
    required: true,
    min: 0,
    max: 100,
    hint: {
      en: 'In percent; 0 outside Pennsylvania.',
      es: 'En por ciento; 0 fuera de Pensilvania.',
      ar: 'نسبة مئوية؛ 0 خارج بنسلفانيا.',
    },
  });

const municipality = (name: string): FormFieldContent =>
  question(
    name,
    'text',
    {
      en: 'Municipality (city, borough or township)',
      es: 'Municipio (ciudad, «borough» o «township»)',
      ar: 'البلدية (مدينة أو «borough» أو «township»)',
    },
    { required: true, max_length: 80 },
  );

const facts = [
  fact(
    'secondary',
    guide,
    'Each employee certifies where they live when they are hired, and again when name or address change; the employer keeps it (Act 32).',
  ),
  fact(
    'secondary',
    guide,
    'The employer withholds the higher of the resident rate at home and the nonresident rate at work; who lives outside Pennsylvania has the code 880000 and rate 0.',
  ),
];

const policy: LibraryPolicy = {
  key: 'pa-clgs-32-6',
  version: 1,
  name: 'Pennsylvania: CLGS-32-6, local earned income tax',
  condition: {
    all: [
      { fact: 'work_location.country', operator: 'equals', value: 'USA' },
      { fact: 'work_location.state', operator: 'equals', value: 'PA' },
    ],
  },
  forms: ['pa-clgs-32-6'],
  tags: ['local', 'tax'],
  jurisdiction: 'PA',
  kind: 'local_tax',
  citation: 'Act 32 of 2008',
  facts,
};

/** Pennsylvania's local earned income tax: where somebody lives and works, by PSD codes, with the rates there. */
export const paClgs326: Pack = {
  form: certification.form,
  version: 1,
  file: { use: 'filled' },
  jurisdiction: 'PA',
  publishedAt: certification.publishedAt,
  editionSeen: certification.edition,
  knownFiles: [],
  toCheck: [...toCheck(certification), unread],
  facts: [
    ...facts,
    fact('unsure', certification.publishedAt, 'The edition seen is 6-13; there may be a later one.'),
  ],
  policies: [policy],
  content: {
    name: {
      en: 'CLGS-32-6, Residency Certification',
      es: 'CLGS-32-6, certificación de residencia de Pensilvania',
      ar: 'CLGS-32-6، إقرار الإقامة في بنسلفانيا',
    },
    short_name: {
      en: 'Pennsylvania CLGS-32-6',
      es: 'CLGS-32-6 de Pensilvania',
      ar: 'CLGS-32-6، بنسلفانيا',
    },
    purpose: {
      en: 'Your employer uses it to take the right local income tax out of your pay.',
      es: 'Su empleador lo usa para descontar de su pago el impuesto local correcto.',
      ar: 'يستخدمه صاحب العمل لاقتطاع ضريبة الدخل المحلية الصحيحة من أجرك.',
    },
    employer_purpose: {
      en: 'It says at which rate, and for which municipality, you withhold local income tax.',
      es: 'Indica a qué tasa y para qué municipio retiene usted el impuesto local.',
      ar: 'يبيّن النسبة والبلدية اللتين تقتطع لهما ضريبة الدخل المحلية.',
    },
    tags: ['local', 'tax'],
    minutes: 5,
    scope: {
      per: 'employer',
      on_change_of: [
        'employee.last_name',
        'employee.address.city',
        'employee.address.state',
        'employee.address.zip',
      ],
    },
    sections: [
      signedBy(
        [
          identityPage,
          {
            id: 'residence',
            title: { en: 'Where you live', es: 'Dónde vive', ar: 'محل إقامتك' },
            fields: [
              municipality('municipality'),
              stateQuestions.countyOfResidence(),
              psdCode('resident_psd_code', {
                en: 'Resident PSD code',
                es: 'Código PSD de residencia',
                ar: 'رمز PSD لمحل الإقامة',
              }),
              rate('resident_eit_rate', {
                en: 'Total resident EIT rate',
                es: 'Tasa total de EIT de residencia',
                ar: 'إجمالي نسبة EIT لمحل الإقامة',
              }),
              question(
                'phone',
                'phone',
                { en: 'Daytime phone', es: 'Teléfono de día', ar: 'هاتف النهار' },
                {
                  prefill: 'employee.phone_number',
                },
              ),
            ],
          },
        ],
        {
          en: 'I have checked what I have entered, also what was filled in before, and it is true and complete. By signing I make the declaration that is printed on form CLGS-32-6.',
          es: 'He revisado lo que escribí y lo que ya estaba escrito, y es verdadero y completo. Al firmar hago la declaración impresa en el formulario CLGS-32-6.',
          ar: 'راجعت ما أدخلته وما كان مُدخلًا من قبل، وهو صحيح وكامل. وبتوقيعي أقدم الإقرار المطبوع على النموذج CLGS-32-6.',
        },
      ),
      {
        ...employerSection,
        title: { ...employerTitle },
        pages: [
          ...employerSection.pages,
          {
            id: 'work',
            title: { en: 'Where they work', es: 'Dónde trabaja', ar: 'محل عمله' },
            fields: [
              municipality('work_municipality'),
              stateQuestions.countyOfWork(),
              psdCode('work_psd_code', {
                en: 'Work location PSD code',
                es: 'Código PSD del lugar de trabajo',
                ar: 'رمز PSD لمحل العمل',
              }),
              rate('work_eit_rate', {
                en: 'Work location nonresident EIT rate',
                es: 'Tasa de EIT de no residentes del lugar de trabajo',
                ar: 'نسبة EIT لغير المقيمين في محل العمل',
              }),
            ],
          },
        ],
      },
    ],
  },
};
