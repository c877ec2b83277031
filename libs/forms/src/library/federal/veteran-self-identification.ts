import { question } from '../question.js';
import { fact } from '../withholding/rule.js';
import { declined, selfIdentification, selfIdentificationOptions as options } from './self-identification.js';

const vevraaSource = 'https://jjkellercompliancenetwork.com/regsense/details/r41CFR60_300AppendixB';

/** For federal contractors, once a job is offered (41 CFR 60-300.42). */
export const veteranSelfIdentification = selfIdentification({
  form: 'us-vevraa-self-id',
  policyName: 'Protected veterans: self-identification, federal contractors',
  publishedAt: 'https://www.dol.gov/agencies/ofccp',
  citation: '41 CFR 60-300.42',
  name: {
    en: 'Self-Identification of Protected Veterans',
    es: 'Autoidentificación de veteranos protegidos',
    ar: 'التعريف الذاتي للمحاربين القدامى المحميين',
  },
  shortName: { en: 'Veteran status', es: 'Condición de veterano', ar: 'صفة المحارب القديم' },
  statement: {
    en: '{employer.name} works for the federal government, and has to hire and promote protected veterans (VEVRAA). Your answer is voluntary and confidential, is used for that alone, and refusing it does you no harm.',
    es: '{employer.name} trabaja para el gobierno federal y debe contratar y promover a veteranos protegidos (VEVRAA). Su respuesta es voluntaria y confidencial, se usa solo para eso y negarse no le perjudica.',
    ar: 'تعمل \u2068{employer.name}\u2069 لصالح الحكومة الفيدرالية، وعليها توظيف المحاربين القدامى المحميين وترقيتهم (VEVRAA). إجابتك طوعية وسرية ولا تُستخدم إلا لذلك، ولا يضرك الامتناع.',
  },
  fields: [
    question(
      'veteran_status',
      'radio',
      {
        en: 'Are you a protected veteran?',
        es: '¿Es usted un veterano protegido?',
        ar: 'هل أنت محارب قديم محمي؟',
      },
      {
        options: options({
          protected: {
            en: 'Yes, of the kinds below',
            es: 'Sí, de las clases de abajo',
            ar: 'نعم، من الفئات أدناه',
          },
          protected_unclassified: {
            en: 'Yes, and I do not want to say of which kind',
            es: 'Sí, y no deseo decir de qué clase',
            ar: 'نعم، ولا أريد ذكر الفئة',
          },
          not_protected: { en: 'No', es: 'No', ar: 'لا' },
          declined,
        }),
      },
    ),
    question(
      'veteran_categories',
      'checkbox_group',
      { en: 'Kinds', es: 'Clases', ar: 'الفئات' },
      {
        when: { fact: 'task.veteran_status', operator: 'equals', value: 'protected' },
        options: options({
          disabled: { en: 'Disabled veteran', es: 'Veterano con discapacidad', ar: 'محارب قديم ذو إعاقة' },
          recently_separated: {
            en: 'Recently separated: within three years of discharge',
            es: 'Recién separado: dentro de tres años de la baja',
            ar: 'مسرّح حديثًا: خلال ثلاث سنوات من التسريح',
          },
          active_duty_or_badge: {
            en: 'Active duty in wartime, or with a campaign badge',
            es: 'Servicio activo en tiempo de guerra, o con insignia de campaña',
            ar: 'خدمة فعلية في زمن الحرب أو بشارة حملة',
          },
          service_medal: {
            en: 'Armed Forces service medal',
            es: 'Medalla de servicio de las Fuerzas Armadas',
            ar: 'وسام خدمة القوات المسلحة',
          },
        }),
      },
    ),
  ],
  toCheck: [
    {
      en: 'It is for federal contractors. The regulation has a sample (41 CFR 60-300, Appendix B): compare the statement and the kinds with it.',
      es: 'Es para contratistas federales. El reglamento tiene un modelo (41 CFR 60-300, apéndice B): compare la declaración y las clases.',
      ar: 'هو لمتعاقدي الحكومة الفيدرالية. وفي اللائحة نموذج (41 CFR 60-300، الملحق B): قارن به البيان والفئات.',
    },
    {
      en: 'Before an offer only one question is asked; this form is for after it.',
      es: 'Antes de una oferta se hace una sola pregunta; este formulario es para después.',
      ar: 'قبل العرض يُطرح سؤال واحد فقط؛ وهذا النموذج لما بعده.',
    },
  ],
  facts: [
    fact(
      'table',
      vevraaSource,
      'Federal contractors invite those to whom they have offered a job to say whether they are protected veterans.',
    ),
  ],
});
