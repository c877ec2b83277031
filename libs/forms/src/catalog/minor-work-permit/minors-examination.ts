import type { Section } from '../../edition.js';
import { hoursOfMinors } from './hours-of-minors.js';

/** The employer looks at what was shown, and at whether the work is allowed at that age. */
export const minorsExamination: Section = {
  id: 'employer',
  title: {
    en: 'Examination by the employer',
    es: 'Revisión del empleador',
    ar: 'فحص صاحب العمل',
  },
  assignee: 'employer',
  signer: 'employer',
  opens: 'in_order',
  due: { businessDays: 0 },
  pages: [
    {
      id: 'work',
      title: {
        en: 'What minors may do, and when',
        es: 'Qué trabajo pueden hacer los menores y cuándo',
        ar: 'ما يجوز للقاصرين عمله ومتى',
      },
      layout: 'question',
      mustVisit: true,
      fields: [
        ...hoursOfMinors('employer'),
        {
          path: 'task.work_is_allowed',
          kind: 'checkbox',
          label: {
            en: 'The work and the hours are allowed at this age, by federal law and by the state’s.',
            es: 'El trabajo y el horario están permitidos a esta edad, por la ley federal y la del estado.',
            ar: 'العمل وساعاته مسموح بهما في هذا السن بحسب القانون الفيدرالي وقانون الولاية.',
          },
          required: true,
        },
      ],
    },
    {
      id: 'examination',
      title: {
        en: 'The permit or proof of age',
        es: 'El permiso o la prueba de edad',
        ar: 'التصريح أو إثبات السن',
      },
      layout: 'question',
      fields: [
        {
          path: 'task.examined',
          kind: 'radio',
          label: { en: 'What you looked at', es: 'Qué revisó', ar: 'ما اطلعت عليه' },
          required: true,
          options: [
            {
              value: 'original',
              label: { en: 'The document itself', es: 'El documento mismo', ar: 'المستند نفسه' },
            },
            { value: 'copy', label: { en: 'The copy of it', es: 'La copia', ar: 'نسخته' } },
          ],
        },
        {
          path: 'task.employer_copy',
          kind: 'file',
          label: {
            en: 'A copy of it (optional)',
            es: 'Una copia (opcional)',
            ar: 'نسخة منه (اختياري)',
          },
          hint: {
            en: 'Leave it out if you keep the copy elsewhere.',
            es: 'Omítala si guarda la copia en otro lugar.',
            ar: 'اتركها إن كنت تحفظ النسخة في مكان آخر.',
          },
          when: { fact: 'task.shown_by', operator: 'equals', value: 'in_person' },
          sensitive: true,
          distinctFiles: true,
          maxLength: 4,
        },
        {
          path: 'task.proof_is_accepted',
          kind: 'checkbox',
          label: {
            en: 'It is one that the state where they work accepts, and it is not expired.',
            es: 'Es uno que acepta el estado donde trabaja, y no está vencido.',
            ar: 'هو مما تقبله الولاية التي يعمل فيها، ولم تنته صلاحيته.',
          },
          required: true,
        },
      ],
    },
  ],
  attestation: {
    text: {
      en: 'I examined what is described on this form. It appears to be genuine, and to belong to the person named on it. I keep a copy for as long as they work here and are under 18.',
      es: 'Revisé lo que se describe en este formulario. Parece auténtico y de la persona que se indica. Conservo una copia mientras trabaje aquí y sea menor de 18 años.',
      ar: 'فحصت ما هو موصوف في هذا النموذج. يبدو أصليًا ويخص الشخص المذكور فيه. أحتفظ بنسخة ما دام يعمل هنا ودون سن 18.',
    },
    acknowledgement: {
      en: 'I have read this statement. I make it by signing.',
      es: 'He leído esta declaración. La hago al firmar.',
      ar: 'لقد قرأت هذا البيان، وأقدّمه بتوقيعي.',
    },
  },
  signatureLabel: { en: 'Your signature', es: 'Su firma', ar: 'توقيعك' },
};
