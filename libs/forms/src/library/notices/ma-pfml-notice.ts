import type { Pack } from '../pack.js';
import { fact } from '../withholding/rule.js';
import { worksIn } from '../works-in.js';
import { noticeAnswer } from './notice-answer.js';
import { noticePage, readNotice } from './read-notice.js';

const maPage =
  'https://www.mass.gov/info-details/informing-your-workforce-about-paid-family-and-medical-leave';

const maFacts = [
  fact(
    'secondary',
    maPage,
    'Employers give it within 30 days of hire, in the primary language; the employee acknowledges it or declines to, on paper or electronically.',
  ),
];

/** Paid family and medical leave (M.G.L. c. 175M s. 4), which may be declined to be acknowledged. */
export const maPfmlNotice: Pack = {
  form: 'ma-pfml-notice',
  version: 1,
  file: { use: 'read', page: noticePage },
  jurisdiction: 'MA',
  publishedAt: maPage,
  editionSeen: null,
  knownFiles: [],
  toCheck: [
    {
      en: 'The file is the state’s notice of this year, for your number of employees: there are two of them, and another for contractors. Enter what it leaves to you before you add it: name, address, identification number, contributions.',
      es: 'El archivo es el aviso estatal de este año según su número de empleados: hay dos, y otro para contratistas. Escriba antes de agregarlo lo que le deja a usted: nombre, dirección, número de identificación, contribuciones.',
      ar: 'الملف هو إشعار الولاية لهذه السنة بحسب عدد موظفيك: له نسختان، ونسخة أخرى للمتعاقدين. أدخل قبل إضافته ما يتركه لك: الاسم والعنوان والرقم التعريفي والمساهمات.',
    },
    {
      en: 'It is given in the employee’s primary language where the state has it in that language: a page of the form shows one file, and another page may show another.',
      es: 'Se entrega en el idioma principal del empleado si el estado lo tiene en ese idioma: una página del formulario muestra un archivo, y otra puede mostrar otro.',
      ar: 'يُسلَّم بلغة الموظف الأساسية إن كان للولاية إشعار بها: تعرض صفحة في النموذج ملفًا واحدًا، ويمكن أن تعرض صفحة أخرى ملفًا آخر.',
    },
  ],
  facts: maFacts,
  policies: [
    {
      key: 'ma-pfml-notice',
      version: 1,
      name: 'Massachusetts: notice of paid family and medical leave',
      condition: { all: worksIn('MA') },
      forms: ['ma-pfml-notice'],
      tags: ['state', 'leave'],
      jurisdiction: 'MA',
      kind: 'notice',
      citation: 'M.G.L. c. 175M s. 4',
      facts: maFacts,
    },
  ],
  content: readNotice({
    name: {
      en: 'Massachusetts: Notice of Paid Family and Medical Leave',
      es: 'Massachusetts: aviso de licencia familiar y médica pagada',
      ar: 'ماساتشوستس: إشعار الإجازة العائلية والطبية المدفوعة',
    },
    shortName: {
      en: 'Massachusetts PFML notice',
      es: 'Aviso PFML de Massachusetts',
      ar: 'إشعار PFML، ماساتشوستس',
    },
    purpose: {
      en: 'Your employer tells you about paid family and medical leave, and what is taken from your pay for it.',
      es: 'Su empleador le informa de la licencia familiar y médica pagada y de lo que se descuenta para ella.',
      ar: 'يبلغك صاحب العمل بالإجازة العائلية والطبية المدفوعة وما يُقتطع من أجرك لها.',
    },
    employerPurpose: {
      en: 'They read the state’s notice about paid leave and contributions, and acknowledge it or decline to.',
      es: 'Lee el aviso del estado sobre la licencia y las contribuciones, y acusa recibo o no.',
      ar: 'يقرأ إشعار الولاية عن الإجازة والمساهمات، فيقر باستلامه أو يرفض.',
    },
    tags: ['state', 'leave'],
    scope: { per: 'employer' },
    dueInBusinessDays: 18,
    outcome: noticeAnswer,
    opening: {
      en: 'Massachusetts has paid leave for families and for one’s own illness. The notice of the state says who has it, how much is paid and how it is claimed.',
      es: 'Massachusetts tiene licencia pagada por familia y por enfermedad propia. El aviso del estado dice quién la tiene, cuánto se paga y cómo se solicita.',
      ar: 'في ماساتشوستس إجازة مدفوعة للعائلة ولمرض الموظف نفسه. ويبيّن إشعار الولاية من يستحقها ومقدارها وكيفية طلبها.',
    },
    closing: {
      en: 'You may decline to acknowledge this notice. You have the leave in either case.',
      es: 'Puede no acusar recibo de este aviso. Tiene la licencia en ambos casos.',
      ar: 'يمكنك رفض الإقرار بهذا الإشعار. وحقك في الإجازة قائم في الحالتين.',
    },
    attestation: {
      en: 'I have read this notice, and my answer is as I have given it.',
      es: 'He leído este aviso, y mi respuesta es la que di.',
      ar: 'قرأت هذا الإشعار، وإجابتي هي ما قدمته.',
    },
  }),
};
