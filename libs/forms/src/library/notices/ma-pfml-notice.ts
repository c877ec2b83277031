import type { Pack } from '../pack.js';
import { employerEin, employerPage } from '../pack-section.js';
import { question } from '../question.js';
import { fact } from '../withholding/rule.js';
import { worksIn } from '../works-in.js';
import { employerQuestions } from './employer-questions.js';
import { noticeContent } from './notice-content.js';

const maPage =
  'https://www.mass.gov/info-details/informing-your-workforce-about-paid-family-and-medical-leave';

const maFacts = [
  fact(
    'secondary',
    maPage,
    'Employers give it within 30 days of hire, in the primary language; the employee acknowledges it or declines to, on paper or electronically.',
  ),
];

const percent = (name: string, en: string, es: string, ar: string) =>
  question(name, 'number', { en, es, ar }, { required: true, min: 0, max: 100 });

/** Paid family and medical leave (M.G.L. c. 175M s. 4), which may be declined to be acknowledged. */
export const maPfmlNotice: Pack = {
  form: 'ma-pfml-notice',
  version: 1,
  jurisdiction: 'MA',
  publishedAt: maPage,
  editionSeen: null,
  knownFiles: [],
  toCheck: [
    {
      en: 'Add the state’s notice of the year as the document of the page, in the languages that it comes in; it has two versions by the number of employees, and another for contractors.',
      es: 'Añada el aviso estatal del año como documento de la página, en sus idiomas; hay dos versiones según el número de empleados y otra para contratistas.',
      ar: 'أضف إشعار الولاية لهذه السنة مستندًا للصفحة بلغاته؛ وله نسختان بحسب عدد الموظفين ونسخة أخرى للمتعاقدين.',
    },
    {
      en: 'The contributions are those of this year, for your number of employees.',
      es: 'Las contribuciones son las de este año, según su número de empleados.',
      ar: 'المساهمات هي مساهمات هذه السنة بحسب عدد موظفيك.',
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
  content: noticeContent({
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
      en: 'You tell each new employee about paid leave and contributions; they acknowledge it or decline to.',
      es: 'Informa a cada empleado nuevo de la licencia y las contribuciones; él acusa recibo o no.',
      ar: 'تبلغ كل موظف جديد بالإجازة والمساهمات، فيقر بالاستلام أو يرفض.',
    },
    tags: ['state', 'leave'],
    scope: { per: 'employer' },
    dueInBusinessDays: 18,
    mayDecline: true,
    pages: [
      {
        ...employerPage,
        fields: [
          ...employerPage.fields,
          employerEin,
          employerQuestions.mainOffice(),
          percent(
            'employee_contribution',
            'Your contribution, in percent of wages',
            'Su contribución, en por ciento del salario',
            'مساهمتك كنسبة مئوية من الأجر',
          ),
          percent(
            'employer_contribution',
            'Employer’s contribution, in percent of wages',
            'Contribución del empleador, en por ciento del salario',
            'مساهمة صاحب العمل كنسبة مئوية من الأجر',
          ),
        ],
      },
    ],
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
