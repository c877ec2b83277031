import type { FormContent } from '@firstday/domain';
import { noticeFields } from './notice-fields.js';
import { employeeTitle, employerTitle, type PackPage, type PackSection } from '../pack-section.js';
import type { PackWords } from '../pack-words.js';

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
}

export const noticeContent = (words: NoticeWords): FormContent => ({
  name: { ...words.name },
  short_name: { ...words.shortName },
  purpose: { ...words.purpose },
  employer_purpose: { ...words.employerPurpose },
  ...(words.tags && { tags: words.tags }),
  minutes: 4,
  ...(words.scope && { scope: words.scope }),
  sections: [givenBy(words), readBy(words)],
});

const givenBy = ({ pages }: NoticeWords): PackSection => ({
  id: 'employer',
  title: { ...employerTitle },
  assignee_type: 'employer',
  attestation: {
    en: 'What I have entered is correct, and is given to the employee as this notice.',
    es: 'Lo que he escrito es correcto y se entrega al empleado como este aviso.',
    ar: 'ما أدخلته صحيح، ويُسلَّم إلى الموظف بوصفه هذا الإشعار.',
  },
  due_in_business_days: 0,
  pages: [...pages],
});

const readBy = (words: NoticeWords): PackSection => ({
  id: 'employee',
  title: { ...employeeTitle },
  assignee_type: 'employee',
  attestation: { ...words.attestation },
  due_in_business_days: 0,
  pages: [
    {
      id: 'notice',
      title: { ...words.shortName },
      must_visit: true,
      fields: noticeFields(words),
    },
  ],
});
