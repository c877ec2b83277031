import type { Pack } from '../pack.js';
import { fact } from '../withholding/rule.js';
import { worksIn } from '../works-in.js';
import { noticePack } from './notice-pack.js';
import { toCheckOfNotice } from './to-check-of-notice.js';

const { currentFile, languages } = toCheckOfNotice;

const californiaHarassment = noticePack({
  form: 'ca-crd-185',
  jurisdiction: 'CA',
  policyName: 'California: sexual harassment notice (CRD-185)',
  condition: { all: [...worksIn('CA')] },
  citation: 'Cal. Gov. Code 12950',
  publishedAt: 'https://calcivilrights.ca.gov',
  facts: [
    fact(
      'secondary',
      'https://edd.ca.gov/en/payroll_taxes/Required_Notices_and_Pamphlets',
      'California employers give each new employee the information on sexual harassment, CRD-185 or their own with at least its content.',
    ),
  ],
  toCheck: [currentFile, languages],
  name: {
    en: 'California: sexual harassment (CRD-185)',
    es: 'California: acoso sexual (CRD-185)',
    ar: 'كاليفورنيا: التحرش الجنسي (CRD-185)',
  },
  shortName: {
    en: 'California CRD-185',
    es: 'CRD-185 de California',
    ar: 'CRD-185، كاليفورنيا',
  },
  about: {
    en: 'It says what sexual harassment at work is, that the law forbids it, and where to turn.',
    es: 'Dice qué es el acoso sexual en el trabajo, que la ley lo prohíbe y a dónde acudir.',
    ar: 'يبيّن ما هو التحرش الجنسي في العمل، وأن القانون يمنعه، وإلى أين تتوجه.',
  },
});

const newYorkHarassment = noticePack({
  form: 'ny-harassment-policy',
  jurisdiction: 'NY',
  policyName: 'New York: sexual harassment prevention policy',
  condition: { all: [...worksIn('NY')] },
  citation: 'N.Y. Lab. Law 201-g',
  publishedAt: 'https://www.ny.gov/combating-sexual-harassment-workplace',
  facts: [
    fact(
      'secondary',
      'mondaq.com 776850',
      'New York employers give each employee the policy and the complaint form at hire and at each yearly training, in English and in the employee’s primary language where the state has a template.',
    ),
  ],
  toCheck: [
    {
      en: 'The file is your policy, or the state’s model, with its complaint form.',
      es: 'El archivo es su política, o el modelo del estado, con su formulario de queja.',
      ar: 'الملف هو سياستك أو نموذج الولاية، مع نموذج الشكوى.',
    },
    languages,
    {
      en: 'It is asked for again after twelve months: the training itself is not held here.',
      es: 'Se vuelve a pedir a los doce meses: la capacitación misma no se da aquí.',
      ar: 'يُطلب من جديد بعد اثني عشر شهرًا: التدريب نفسه لا يجري هنا.',
    },
  ],
  name: {
    en: 'New York: sexual harassment prevention policy',
    es: 'Nueva York: política de prevención del acoso sexual',
    ar: 'نيويورك: سياسة منع التحرش الجنسي',
  },
  shortName: {
    en: 'Harassment policy, New York',
    es: 'Política sobre acoso, Nueva York',
    ar: 'سياسة التحرش، نيويورك',
  },
  about: {
    en: 'It says what sexual harassment is, what your employer does about it, and how to complain.',
    es: 'Dice qué es el acoso sexual, qué hace su empleador al respecto y cómo quejarse.',
    ar: 'تبيّن ما هو التحرش الجنسي، وما يفعله صاحب عملك حياله، وكيف تتقدم بشكوى.',
  },
  scope: { per: 'employer', every_months: 12 },
});

/** What employers say of harassment at hire. */
export const harassmentNotices: readonly Pack[] = [californiaHarassment, newYorkHarassment];
