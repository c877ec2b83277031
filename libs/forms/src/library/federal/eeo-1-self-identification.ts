import { question } from '../question.js';
import { fact } from '../withholding/rule.js';
import { declined, selfIdentification, selfIdentificationOptions as options } from './self-identification.js';

const eeo1Source = '29 CFR 1602.7 and the instruction booklet of the EEO-1 report';

/** For employers that file the EEO-1 report (29 CFR 1602.7). */
export const eeo1SelfIdentification = selfIdentification({
  form: 'us-eeo-1-self-id',
  policyName: 'EEO-1: self-identification of sex and race or ethnicity',
  publishedAt: 'https://www.eeoc.gov',
  citation: '29 CFR 1602.7',
  name: {
    en: 'EEO-1 Self-Identification',
    es: 'Autoidentificación EEO-1',
    ar: 'التعريف الذاتي EEO-1',
  },
  shortName: { en: 'EEO-1 self-identification', es: 'Autoidentificación EEO-1', ar: 'التعريف الذاتي EEO-1' },
  statement: {
    en: '{employer.name} reports to the federal government how many people of each sex and race or ethnicity it employs, without names. If you do not answer, it may count you by what it observes.',
    es: '{employer.name} informa al gobierno federal cuántas personas emplea de cada sexo y raza u origen étnico, sin nombres. Si no responde, puede contarlo según lo que observe.',
    ar: 'تبلغ \u2068{employer.name}\u2069 الحكومة الفيدرالية بعدد من توظفهم بحسب الجنس والعرق أو الأصل، من دون أسماء. وإذا لم تجب فقد تُحصى بحسب ما تلاحظه.',
  },
  fields: [
    question(
      'sex',
      'radio',
      { en: 'Sex', es: 'Sexo', ar: 'الجنس' },
      {
        options: options({
          female: { en: 'Female', es: 'Mujer', ar: 'أنثى' },
          male: { en: 'Male', es: 'Hombre', ar: 'ذكر' },
          declined,
        }),
      },
    ),
    question(
      'race_or_ethnicity',
      'radio',
      { en: 'Race or ethnicity', es: 'Raza u origen étnico', ar: 'العرق أو الأصل' },
      {
        hint: {
          en: 'Whoever is Hispanic or Latino chooses that, whatever the race.',
          es: 'Quien es hispano o latino elige eso, sea cual sea su raza.',
          ar: 'من كان من أصل إسباني أو لاتيني يختار ذلك أيًا كان عرقه.',
        },
        options: options({
          hispanic_or_latino: {
            en: 'Hispanic or Latino',
            es: 'Hispano o latino',
            ar: 'من أصل إسباني أو لاتيني',
          },
          white: { en: 'White', es: 'Blanco', ar: 'أبيض' },
          black: {
            en: 'Black or African American',
            es: 'Negro o afroamericano',
            ar: 'أسود أو أمريكي من أصل أفريقي',
          },
          pacific_islander: {
            en: 'Native Hawaiian or Other Pacific Islander',
            es: 'Nativo de Hawái o de otra isla del Pacífico',
            ar: 'من سكان هاواي الأصليين أو جزر المحيط الهادئ',
          },
          asian: { en: 'Asian', es: 'Asiático', ar: 'آسيوي' },
          american_indian: {
            en: 'American Indian or Alaska Native',
            es: 'Indígena estadounidense o nativo de Alaska',
            ar: 'من الهنود الأمريكيين أو سكان ألاسكا الأصليين',
          },
          two_or_more: { en: 'Two or More Races', es: 'Dos o más razas', ar: 'عرقان أو أكثر' },
          declined,
        }),
      },
    ),
  ],
  toCheck: [
    {
      en: 'The categories are those of this year’s instruction booklet of the EEOC.',
      es: 'Las categorías son las del folleto de instrucciones de la EEOC de este año.',
      ar: 'الفئات هي فئات كتيب تعليمات EEOC لهذه السنة.',
    },
    {
      en: 'You have to file the report: it is for larger employers, and for federal contractors.',
      es: 'Usted debe presentar el informe: es para empleadores grandes y contratistas federales.',
      ar: 'أنت ملزم بتقديم التقرير: هو لكبار أصحاب العمل ومتعاقدي الحكومة الفيدرالية.',
    },
  ],
  facts: [
    fact(
      'table',
      eeo1Source,
      'Employers that file the report may ask employees for sex and race or ethnicity; answering is voluntary.',
    ),
    fact('unsure', eeo1Source, 'The categories of 2026 were not confirmed.'),
  ],
});
