import type { FormContent } from '@firstday/domain';
import { beginningWords, namedBothWays } from './beginning-words';

/** How often a notice is given. */
export type NoticeInterval = 'placement' | 'year';

const answer = 'task.answer';

/** The employer writes what it says, the employee reads it in their language, and confirms or declines it. */
export const noticeToConfirm = (name: string, interval: NoticeInterval): FormContent => ({
  ...namedBothWays(name),
  purpose: {
    en: 'Your employer has to tell you this. Read it, and confirm that you got it.',
    es: 'Su empleador tiene que informarle de esto. Léalo y confirme que lo recibió.',
    ar: 'على صاحب العمل أن يبلغك بهذا. اقرأه وأكد أنك تسلمته.',
  },
  employer_purpose: {
    en: 'You tell the employee what they have to know, and they confirm it.',
    es: 'Usted informa al empleado de lo que debe saber, y él lo confirma.',
    ar: 'تبلغ الموظف بما يجب أن يعرفه، فيؤكده.',
  },
  minutes: 3,
  scope: interval === 'placement' ? { per: 'placement' } : { per: 'employer', every_months: 12 },
  outcome: answer,
  sections: [employerSection, employeeSection(name)],
});

type Section = FormContent['sections'][number];

const employerSection: Section = {
  id: 'employer',
  title: beginningWords.employer,
  assignee_type: 'employer',
  attestation: {
    en: 'What I have entered is correct, and is given to the employee.',
    es: 'Lo que he escrito es correcto y se entrega al empleado.',
    ar: 'ما أدخلته صحيح، ويُسلَّم إلى الموظف.',
  },
  pages: [
    {
      id: 'details',
      title: { en: 'What the notice says', es: 'Qué dice el aviso', ar: 'ما يقوله الإشعار' },
      fields: [
        {
          path: 'task.holds_from',
          kind: 'date',
          required: true,
          label: { en: 'From which day does it hold?', es: '¿Desde qué día vale?', ar: 'من أي يوم يسري؟' },
        },
        {
          path: 'task.details',
          kind: 'long_text',
          required: true,
          label: {
            en: 'What does the employee have to know?',
            es: '¿Qué debe saber el empleado?',
            ar: 'ما الذي يجب أن يعرفه الموظف؟',
          },
        },
      ],
    },
  ],
};

const employeeSection = (name: string): Section => ({
  id: 'employee',
  title: beginningWords.employee,
  assignee_type: 'employee',
  attestation: {
    en: 'I have read this notice, and my answer is as I have given it.',
    es: 'He leído este aviso, y mi respuesta es la que di.',
    ar: 'قرأت هذا الإشعار، وإجابتي هي ما قدمته.',
  },
  pages: [
    {
      id: 'notice',
      title: { en: name },
      must_visit: true,
      fields: [
        {
          path: 'task.notice',
          kind: 'content',
          label: { en: 'Notice', es: 'Aviso', ar: 'إشعار' },
          text: {
            en: 'To {employee.first_name} {employee.last_name}, from {employer.name}.\n\nThis holds from {task.holds_from}:\n\n{task.details}',
            es: 'A {employee.first_name} {employee.last_name}, de {employer.name}.\n\nEsto vale desde el {task.holds_from}:\n\n{task.details}',
            ar: 'إلى \u2068{employee.first_name} {employee.last_name}\u2069 من \u2068{employer.name}\u2069.\n\nيسري هذا من \u2068{task.holds_from}\u2069:\n\n{task.details}',
          },
        },
        {
          path: answer,
          kind: 'radio',
          required: true,
          label: {
            en: 'Do you confirm that you got this notice?',
            es: '¿Confirma que recibió este aviso?',
            ar: 'هل تؤكد أنك تسلمت هذا الإشعار؟',
          },
          options: [
            { value: 'acknowledged', label: { en: 'I confirm it', es: 'Lo confirmo', ar: 'أؤكد ذلك' } },
            { value: 'declined', label: beginningWords.declined },
          ],
        },
        {
          path: 'task.reason',
          kind: 'long_text',
          label: beginningWords.reason,
          when: { fact: answer, operator: 'equals', value: 'declined' },
        },
      ],
    },
  ],
});
