import type { FormContent, FormFieldContent } from '@firstday/domain';
import { type PackPage, signedBy } from '../pack-section.js';
import type { PackWords } from '../pack-words.js';
import { question } from '../question.js';

/** An agency's own notice, which the employee reads as it was published, and signs for. */
export interface ReadNotice extends Pick<FormContent, 'tags' | 'scope'> {
  readonly name: PackWords;
  readonly shortName: PackWords;
  readonly purpose: PackWords;
  readonly employerPurpose: PackWords;
  /** What stands above the file. */
  readonly opening: PackWords;
  /** What stands below it, before the signature. */
  readonly closing: PackWords;
  /** How it ends, where that is a choice. */
  readonly outcome?: FormFieldContent;
  /** What the employee declares by signing. */
  readonly attestation: PackWords;
  /** By when it is signed, counted from the first day of employment, which is 0 unless it is said. */
  readonly dueInBusinessDays?: number;
}

/** The page that shows the file. */
export const noticePage = 'notice';

/** The file is not filled in here: what it leaves to the employer is entered before it is added. */
export const readNotice = (of: ReadNotice): FormContent => ({
  name: { ...of.name },
  short_name: { ...of.shortName },
  purpose: { ...of.purpose },
  employer_purpose: { ...of.employerPurpose },
  ...(of.tags && { tags: of.tags }),
  minutes: 4,
  ...(of.scope && { scope: of.scope }),
  ...(of.outcome && { outcome: of.outcome.path }),
  sections: [
    {
      ...signedBy(pagesOf(of), of.attestation),
      due_in_business_days: of.dueInBusinessDays ?? 0,
    },
  ],
});

const pagesOf = ({ shortName, opening, closing, outcome }: ReadNotice): readonly PackPage[] => [
  {
    id: noticePage,
    title: { ...shortName },
    description: { ...opening },
    must_visit: true,
    fields: [
      question(
        'closing',
        'content',
        { en: 'What signing means', es: 'Qué significa firmar', ar: 'معنى التوقيع' },
        { text: { ...closing } },
      ),
      ...(outcome ? [outcome] : []),
    ],
  },
];
