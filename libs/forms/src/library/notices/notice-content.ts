import type { FormContent, FormFieldContent } from '@firstday/domain';
import { employeeTitle, employerTitle, type PackPage, type PackSection } from '../pack-section.js';
import type { PackWords } from '../pack-words.js';
import { question } from '../question.js';

/** What a notice is: the employer fills in what it says, the employee reads it in their language and signs. */
export interface NoticeWords extends Pick<FormContent, 'tags' | 'scope'> {
  readonly name: PackWords;
  readonly shortName: PackWords;
  readonly purpose: PackWords;
  readonly employerPurpose: PackWords;
  readonly pages: readonly PackPage[];
  /** What stands before and after the lines of the notice. */
  readonly opening: PackWords;
  readonly closing: PackWords;
  /** What the employee declares by signing. */
  readonly attestation: PackWords;
  /** Whether the employee may decline to acknowledge it, and says so. */
  readonly mayDecline?: true;
  /** By when it is signed, counted from the first day of employment, which is 0 unless it is said. */
  readonly dueInBusinessDays?: number;
}

const answer = 'task.answer';

export const noticeContent = (words: NoticeWords): FormContent => ({
  name: { ...words.name },
  short_name: { ...words.shortName },
  purpose: { ...words.purpose },
  employer_purpose: { ...words.employerPurpose },
  ...(words.tags && { tags: words.tags }),
  minutes: 4,
  ...(words.scope && { scope: words.scope }),
  ...(words.mayDecline && { outcome: answer }),
  sections: [givenBy(words), readBy(words)],
});

const givenBy = ({ pages, dueInBusinessDays = 0 }: NoticeWords): PackSection => ({
  id: 'employer',
  title: { ...employerTitle },
  assignee_type: 'employer',
  attestation: {
    en: 'What I have entered is correct, and is given to the employee as this notice.',
    es: 'Lo que he escrito es correcto y se entrega al empleado como este aviso.',
    ar: 'ما أدخلته صحيح، ويُسلَّم إلى الموظف بوصفه هذا الإشعار.',
  },
  due_in_business_days: dueInBusinessDays,
  pages: [...pages],
});

const readBy = (words: NoticeWords): PackSection => ({
  id: 'employee',
  title: { ...employeeTitle },
  assignee_type: 'employee',
  attestation: { ...words.attestation },
  due_in_business_days: words.dueInBusinessDays ?? 0,
  pages: [
    {
      id: 'notice',
      title: { ...words.shortName },
      must_visit: true,
      fields: [
        question(
          'notice',
          'content',
          { en: 'Notice', es: 'Aviso', ar: 'إشعار' },
          { text: noticeText(words) },
        ),
        ...(words.mayDecline ? [confirmation] : []),
      ],
    },
  ],
});

const confirmation = question(
  'answer',
  'radio',
  {
    en: 'Do you acknowledge this notice?',
    es: '¿Acusa recibo de este aviso?',
    ar: 'هل تقر باستلام هذا الإشعار؟',
  },
  {
    required: true,
    options: [
      { value: 'acknowledged', label: { en: 'I acknowledge it', es: 'Acuso recibo', ar: 'أقر باستلامه' } },
      {
        value: 'declined',
        label: { en: 'I decline to acknowledge it', es: 'No acuso recibo', ar: 'أرفض الإقرار باستلامه' },
      },
    ],
  },
);

/** The opening, a line for each answer, and the closing, in each language. */
function noticeText({ pages, opening, closing }: NoticeWords): PackWords {
  const fields = pages.flatMap((page) => page.fields).filter(({ kind }) => kind !== 'content');
  const lines = (locale: 'en' | 'es' | 'ar') =>
    [opening[locale], ...fields.map((field) => lineOf(field, locale)), closing[locale]].join('\n\n');
  return { en: lines('en'), es: lines('es'), ar: lines('ar') };
}

/** Names and amounts keep their direction within Arabic. */
const lineOf = ({ label, path }: FormFieldContent, locale: string): string =>
  locale === 'ar' ? `${label[locale]}: \u2068{${path}}\u2069` : `${label[locale]}: {${path}}`;
