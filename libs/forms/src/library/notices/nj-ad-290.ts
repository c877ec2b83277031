import type { Pack } from '../pack.js';
import { employerPage } from '../pack-section.js';
import { fact } from '../withholding/rule.js';
import { worksIn } from '../works-in.js';
import { noticeContent } from './notice-content.js';

const njPage = 'https://www.nj.gov/labor';

const njFacts = [
  fact(
    'secondary',
    njPage,
    'Employers with 50 or more employees give AD-290 at hire and by 31 December of each year; the employee acknowledges it in writing or electronically within 30 days of receiving it.',
  ),
];

/** Equal treatment regardless of gender: given at hire and every year by employers of 50 or more. */
export const njAd290: Pack = {
  form: 'nj-ad-290',
  version: 1,
  jurisdiction: 'NJ',
  publishedAt: njPage,
  editionSeen: null,
  knownFiles: [],
  toCheck: [
    {
      en: 'Add the notice AD-290 as the document of the page, in English and Spanish.',
      es: 'Añada el aviso AD-290 como documento de la página, en inglés y español.',
      ar: 'أضف الإشعار AD-290 مستندًا للصفحة بالإنجليزية والإسبانية.',
    },
    {
      en: 'The acknowledgement says what New Jersey asks for.',
      es: 'El acuse de recibo dice lo que pide Nueva Jersey.',
      ar: 'يتضمن الإقرار ما تطلبه نيوجيرسي.',
    },
  ],
  facts: njFacts,
  policies: [
    {
      key: 'nj-ad-290',
      version: 1,
      name: 'New Jersey: gender equity notice AD-290, employers of 50 or more',
      condition: {
        all: [...worksIn('NJ'), { fact: 'employer.employee_count', operator: 'at_least', value: 50 }],
      },
      forms: ['nj-ad-290'],
      tags: ['state', 'notice'],
      jurisdiction: 'NJ',
      kind: 'notice',
      citation: null,
      facts: njFacts,
    },
  ],
  content: noticeContent({
    name: {
      en: 'New Jersey: Acknowledgement of Notice AD-290',
      es: 'Nueva Jersey: acuse de recibo del aviso AD-290',
      ar: 'نيوجيرسي: الإقرار باستلام الإشعار AD-290',
    },
    shortName: { en: 'New Jersey AD-290', es: 'AD-290 de Nueva Jersey', ar: 'AD-290، نيوجيرسي' },
    purpose: {
      en: 'Your employer gives you the notice of New Jersey about equal treatment regardless of gender.',
      es: 'Su empleador le entrega el aviso de Nueva Jersey sobre el trato igual sin distinción de género.',
      ar: 'يسلمك صاحب العمل إشعار نيوجيرسي بشأن المساواة في المعاملة بغض النظر عن الجنس.',
    },
    employerPurpose: {
      en: 'You give each employee the notice at hire and every year; they acknowledge that they have it.',
      es: 'Entrega el aviso a cada empleado al contratarlo y cada año; él acusa recibo.',
      ar: 'تسلم كل موظف الإشعار عند التوظيف وكل سنة، فيقر باستلامه.',
    },
    tags: ['state', 'notice'],
    scope: { per: 'employer', every_months: 12 },
    pages: [employerPage],
    opening: {
      en: 'Notice AD-290 says that nobody may be treated worse because of their gender in pay, compensation, benefits or other terms of employment, and where to turn.',
      es: 'El aviso AD-290 dice que nadie puede recibir peor trato por su género en el pago, la compensación, los beneficios u otras condiciones, y a dónde acudir.',
      ar: 'ينص الإشعار AD-290 على أنه لا يجوز معاملة أحد معاملة أسوأ بسبب جنسه في الأجر أو التعويض أو المزايا أو شروط العمل الأخرى، ويبيّن الجهة المختصة.',
    },
    closing: {
      en: 'By signing you acknowledge that you have received, read and understood the notice.',
      es: 'Al firmar reconoce que recibió, leyó y entendió el aviso.',
      ar: 'بتوقيعك تقر بأنك تسلمت الإشعار وقرأته وفهمته.',
    },
    attestation: {
      en: 'I have received notice AD-290, and I have read and understood it.',
      es: 'He recibido el aviso AD-290, lo he leído y lo he entendido.',
      ar: 'تسلمت الإشعار AD-290 وقرأته وفهمته.',
    },
  }),
};
