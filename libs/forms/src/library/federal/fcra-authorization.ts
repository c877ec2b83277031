import type { Pack } from '../pack.js';
import { identityPage, signedBy } from '../pack-section.js';
import { question } from '../question.js';
import { stateQuestions } from '../withholding/questions/state-questions.js';
import { fact } from '../withholding/rule.js';
import { inTheUnitedStates } from './in-the-united-states.js';
import { fcraSources } from './fcra-sources.js';

const authorizationFacts = [
  fact(
    'secondary',
    fcraSources.guide,
    'The report is obtained only once the person has authorized it in writing.',
  ),
  fact(
    'unsure',
    fcraSources.guide,
    'States want pages of their own besides: California, Maine, Massachusetts, Minnesota, New Jersey, New York, Oklahoma and Washington among them.',
  ),
];

/** It comes after the disclosure, and is a form of its own. */
export const fcraAuthorization: Pack = {
  form: 'us-fcra-authorization',
  version: 1,
  file: { use: 'none' },
  jurisdiction: 'US',
  publishedAt: fcraSources.statute,
  editionSeen: null,
  knownFiles: [],
  toCheck: [
    {
      en: 'There is no official file: have the text reviewed by a lawyer. Pages that states want stand apart.',
      es: 'No hay un archivo oficial: haga revisar el texto por un abogado. Las páginas que piden los estados van aparte.',
      ar: 'لا يوجد ملف رسمي: اطلب من محامٍ مراجعة النص. والصفحات التي تطلبها الولايات منفصلة.',
    },
    {
      en: 'The summary of rights of the Consumer Financial Protection Bureau is given before any adverse action.',
      es: 'El resumen de derechos de la Oficina para la Protección Financiera del Consumidor se entrega antes de cualquier acción adversa.',
      ar: 'يُسلَّم ملخص الحقوق الصادر عن مكتب الحماية المالية للمستهلك قبل أي إجراء سلبي.',
    },
  ],
  facts: authorizationFacts,
  policies: [
    inTheUnitedStates('us-fcra-authorization', {
      name: 'Background check: authorization, for employers that check everybody',
      kind: 'background_check',
      citation: fcraSources.law,
      tags: ['background check'],
      facts: authorizationFacts.slice(0, 1),
    }),
  ],
  content: {
    name: {
      en: 'Authorization of a Consumer Report',
      es: 'Autorización de un informe de consumidor',
      ar: 'تفويض بطلب تقرير عن المستهلك',
    },
    short_name: { en: 'Authorization of a report', es: 'Autorización de informe', ar: 'تفويض بطلب تقرير' },
    purpose: {
      en: 'Your employer obtains a report about you only if you authorize it.',
      es: 'Su empleador obtiene un informe sobre usted solo si usted lo autoriza.',
      ar: 'لا يحصل صاحب العمل على تقرير عنك إلا بتفويض منك.',
    },
    tags: ['background check'],
    minutes: 5,
    scope: { per: 'employer' },
    segregated: true,
    sections: [
      signedBy(
        [
          identityPage,
          {
            id: 'search',
            title: { en: 'To find your records', es: 'Para hallar sus registros', ar: 'للعثور على سجلاتك' },
            fields: [
              question(
                'other_names',
                'text',
                {
                  en: 'Other names that you have used',
                  es: 'Otros nombres que ha usado',
                  ar: 'أسماء أخرى استخدمتها',
                },
                { max_length: 300 },
              ),
              stateQuestions.dateOfBirth(),
              stateQuestions.driverLicense(),
              question('driver_license_state', 'state', {
                en: 'State of the license',
                es: 'Estado de la licencia',
                ar: 'ولاية الرخصة',
              }),
              question(
                'earlier_addresses',
                'long_text',
                {
                  en: 'Addresses of the last seven years',
                  es: 'Domicilios de los últimos siete años',
                  ar: 'عناوين السنوات السبع الماضية',
                },
                { max_length: 2000 },
              ),
            ],
          },
        ],
        {
          en: 'I authorize my employer to obtain the consumer reports about me that were disclosed to me, for employment purposes.',
          es: 'Autorizo a mi empleador a obtener, con fines de empleo, los informes de consumidor sobre mí que se me divulgaron.',
          ar: 'أفوض صاحب العمل بالحصول لأغراض التوظيف على التقارير عني كمستهلك التي أُفصح لي عنها.',
        },
      ),
    ],
  },
};
