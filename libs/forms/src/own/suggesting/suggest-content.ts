import type { FormContent, FormPdfContent, FormSectionContent } from '@firstday/domain';
import { shortened } from './shortened.js';
import type { ReadField } from './read-field.js';
import { joinAddresses } from './join-addresses.js';
import { plainStatement, signedParts, type SignedPart } from './signed-parts.js';
import { suggestedPages } from './suggested-pages.js';
import { SuggestedFields, type AskedField } from './suggested-fields.js';

export interface SuggestionOptions {
  /** What the form is called, such as the file's name without its ending. */
  readonly name: string;
  /** Of the sheet that the fields were read from. */
  readonly sha256: string;
}

type Box = FormPdfContent['boxes'][number];

/** At most, as `contentIssues` and `FormPdfContent` have it. */
const [mostFields, mostBoxes, mostSections] = [500, 2000, 20] as const;

/**
 * A form of one's own that asks for what a PDF asks for, and writes the answers into its boxes. It is a draft to go on with:
 * it has no issue, and whoever imports it knows better.
 */
export function suggestContent(
  fields: readonly ReadField[],
  { name, sha256 }: SuggestionOptions,
): FormContent {
  const suggested = new SuggestedFields();
  const parts = signedParts(fields.slice(0, mostFields)).slice(0, mostSections);
  const sections = parts.map((part) => toSection(part, suggested));
  const title = shortened(name, 200, 'Form');
  return {
    name: { en: title },
    short_name: { en: shortened(title, 60, 'Form') },
    purpose: {
      en: shortened(
        `Fill in and sign “${shortened(title, 400, 'Form')}”.`,
        500,
        'Fill in and sign this form.',
      ),
    },
    minutes: Math.min(240, Math.max(2, Math.ceil(fields.length / 3))),
    sections: sections.length > 0 ? sections.map(({ section }) => section) : [sectionToRead(sha256)],
    pdf: { sha256, boxes: sections.flatMap(({ boxes }) => boxes).slice(0, mostBoxes) },
  };
}

function toSection(
  part: SignedPart,
  suggested: SuggestedFields,
): { section: FormSectionContent; boxes: Box[] } {
  const asked = joinAddresses(part.fields).map((field) => suggested.add(field, part.side));
  const { id, side, statement, signatures, dates } = part;
  const title = side === 'employee' ? 'For the employee' : 'For the employer';
  const section = {
    id,
    title: { en: title },
    assignee_type: side,
    attestation: statement === null ? null : { en: shortened(statement, 8000, plainStatement) },
    pages: suggestedPages(id, asked, title),
  };
  const boxes = [
    ...asked.flatMap((field: AskedField) => field.boxes),
    ...signatures.map((box): Box => ({ ...box, shows: 'signature', section: id })),
    ...dates.map((box): Box => ({ ...box, shows: 'signed_on', section: id })),
  ];
  return { section, boxes };
}

/** A PDF that asks for nothing is read, and signed for. */
const sectionToRead = (sha256: string): FormSectionContent => ({
  id: 'employee',
  title: { en: 'For the employee' },
  assignee_type: 'employee',
  attestation: { en: 'I have read this document.' },
  pages: [
    {
      id: 'employee_1',
      title: { en: 'Read this document' },
      document: { sha256 },
      fields: [
        {
          path: 'task.document',
          kind: 'content',
          label: { en: 'The document' },
          text: {
            en: 'Read the document from the first page to the last. By signing you say that you have read it.',
          },
        },
      ],
    },
  ],
});
