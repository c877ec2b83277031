import type { Pack } from '../pack.js';
import { fact } from '../withholding/rule.js';
import { worksIn } from '../works-in.js';
import { noticePage, readNotice } from './read-notice.js';

const njPage = 'https://www.nj.gov/labor';

/** The words of the acknowledgement are the state's sample, read in accounts of others. */
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
  file: { use: 'read', page: noticePage },
  jurisdiction: 'NJ',
  publishedAt: njPage,
  editionSeen: null,
  knownFiles: [],
  toCheck: [
    {
      en: 'The file is the notice AD-290, in English and Spanish: both in one file, or the other on a page of its own.',
      es: 'El archivo es el aviso AD-290 en inglés y español: ambos en un archivo, o el otro en una página aparte.',
      ar: 'الملف هو الإشعار AD-290 بالإنجليزية والإسبانية: كلاهما في ملف واحد، أو الآخر في صفحة مستقلة.',
    },
    {
      en: 'The acknowledgement is in the words of the state’s sample, as others quote it.',
      es: 'El acuse de recibo usa las palabras del modelo estatal, según lo citan otros.',
      ar: 'الإقرار بعبارات نموذج الولاية كما ينقلها آخرون.',
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
  content: readNotice({
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
      en: 'They read the notice at hire and every year, and acknowledge that they have it.',
      es: 'Lee el aviso al ser contratado y cada año, y acusa recibo.',
      ar: 'يقرأ الإشعار عند التوظيف وكل سنة، ويقر باستلامه.',
    },
    tags: ['state', 'notice'],
    // By 31 December of each year: a copy that was given in the year counts for it.
    scope: { per: 'employer', every_year: { by: '12-31', days_before: 30 } },
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
      en: 'By my signature below I acknowledge that I have received, read and understand the terms of the attached notice titled “Right to be Free of Gender Inequity or Bias in Pay, Compensation, Benefits or Other Terms and Conditions of Employment.”',
      es: 'He recibido el aviso AD-290, lo he leído y lo he entendido.',
      ar: 'تسلمت الإشعار AD-290 وقرأته وفهمته.',
    },
  }),
};
