import { question } from '../question.js';
import { fact } from '../withholding/rule.js';
import { declined, selfIdentification, selfIdentificationOptions as options } from './self-identification.js';

const rule = '41 CFR 60-741.42';

/**
 * Form CC-305 of federal contractors. Its wording is fixed and was not at hand: the answer is written onto the official
 * file, and whether the form is in force stays in doubt, so that no account has it without a check.
 */
export const disabilitySelfIdentification = selfIdentification({
  form: 'us-cc-305',
  file: { use: 'filled' },
  policyName: 'Form CC-305: self-identification of disability (federal contractors)',
  publishedAt: 'https://www.dol.gov/agencies/ofccp/self-id-forms',
  citation: rule,
  name: {
    en: 'Form CC-305, Voluntary Self-Identification of Disability',
    es: 'Formulario CC-305, autoidentificación voluntaria de discapacidad',
    ar: 'النموذج CC-305، التعريف الذاتي الطوعي بالإعاقة',
  },
  shortName: { en: 'Form CC-305', es: 'Formulario CC-305', ar: 'النموذج CC-305' },
  statement: {
    en: '{employer.name} is a federal contractor and asks everybody whether they have a disability, or ever had one. You see the official form with your answer before you sign.',
    es: '{employer.name} es contratista federal y pregunta a todos si tienen o tuvieron una discapacidad. Verá el formulario oficial con su respuesta antes de firmar.',
    ar: '\u2068{employer.name}\u2069 متعاقد مع الحكومة الفيدرالية ويسأل الجميع هل لديهم إعاقة أو كانت لديهم. سترى النموذج الرسمي مع إجابتك قبل التوقيع.',
  },
  scope: { per: 'employer', every_months: 60 },
  fields: [
    question(
      'disability',
      'radio',
      { en: 'Your answer', es: 'Su respuesta', ar: 'إجابتك' },
      {
        options: options({
          yes: {
            en: 'Yes, I have a disability, or had one in the past',
            es: 'Sí, tengo una discapacidad o la tuve en el pasado',
            ar: 'نعم، لدي إعاقة أو كانت لدي في الماضي',
          },
          no: {
            en: 'No, I have none and had none in the past',
            es: 'No, no tengo ni tuve ninguna',
            ar: 'لا، ليست لدي ولم تكن لدي في الماضي',
          },
          declined,
        }),
      },
    ),
    question(
      'employee_number',
      'text',
      {
        en: 'Employee number (if there is one)',
        es: 'Número de empleado (si lo hay)',
        ar: 'رقم الموظف (إن وُجد)',
      },
      { max_length: 40 },
    ),
  ],
  toCheck: [
    {
      en: 'The Department of Labor still has the form in force: the edition of 2023 expired on April 30, 2026, and a rule to drop it was proposed.',
      es: 'El Departamento de Trabajo aún tiene vigente el formulario: la edición de 2023 venció el 30 de abril de 2026 y se propuso una regla para suprimirlo.',
      ar: 'ما زالت وزارة العمل تعتمد النموذج: انتهت صلاحية إصدار 2023 في 30 أبريل 2026، واقتُرحت قاعدة لإلغائه.',
    },
    {
      en: 'The file is the official form, unaltered but for the part “For Employer Use Only”.',
      es: 'El archivo es el formulario oficial, sin cambios salvo la parte “For Employer Use Only”.',
      ar: 'الملف هو النموذج الرسمي دون تغيير، إلا في الجزء “For Employer Use Only”.',
    },
    {
      en: 'You are a federal contractor that has to ask.',
      es: 'Usted es un contratista federal que debe preguntar.',
      ar: 'أنت متعاقد مع الحكومة الفيدرالية وملزم بالسؤال.',
    },
  ],
  facts: [
    fact(
      'unsure',
      'OFCCP’s proposal of July 1, 2025; status after January 2026 not found',
      'Whether the form is still in force was not confirmed.',
    ),
    fact(
      'secondary',
      'mondaq.com 1346418',
      'Contractors ask before the offer, after it, and every five years; an electronic copy shows the official wording unaltered.',
    ),
  ],
});
