import { isDocument } from '../../is-blank.js';
import type { CheckContext } from '../../checks/check.js';
import type { Answers, DocumentAnswer } from '../../answers.js';
import { acceptableDocument, type AcceptableDocument } from './acceptable-documents.js';

export interface PresentedDocument {
  readonly path: string;
  readonly answer: DocumentAnswer;
  readonly document: AcceptableDocument;
}

const sectionTwoPaths = ['task.list_a_1', 'task.list_a_2', 'task.list_a_3', 'task.list_b', 'task.list_c'];

/** The number of a Supplement B block, null elsewhere. */
export const blockOf = (sectionId: string): string | null =>
  /^supplement_b_(\d)$/.exec(sectionId)?.[1] ?? null;

/** A section in which a document takes the place of a receipt. */
export const isReplacement = (sectionId: string): boolean => sectionId.startsWith('receipt_');

const replacementPath = (sectionId: string): string => `task.${sectionId}_document`;

/** The documents entered in the section that is checked. */
export const presentedIn = ({ answers, sectionId }: CheckContext): readonly PresentedDocument[] =>
  presentedInSection(answers, sectionId);

/** The documents of Section 2, of a block of Supplement B, or the one in place of a receipt. */
export function presentedInSection(answers: Answers, sectionId: string): readonly PresentedDocument[] {
  const block = blockOf(sectionId);
  if (isReplacement(sectionId)) return presentedAt(answers, replacementPath(sectionId));
  const paths = block === null ? sectionTwoPaths : [`task.reverify_${block}_document`];
  return paths.flatMap((path) => presentedAt(answers, path));
}

export function presentedAt(answers: Answers, path: string): readonly PresentedDocument[] {
  const answer = answers[path];
  const document = isDocument(answer) ? acceptableDocument(answer.document) : undefined;
  return isDocument(answer) && document ? [{ path, answer, document }] : [];
}

/** A receipt for a document that is to be replaced, or a document that is itself a receipt (8 CFR 274a.2(b)(1)(vi)). */
export const isReceipt = ({ answer, document }: PresentedDocument): boolean =>
  answer.is_receipt === true || document.receiptUntil !== undefined;

/** What Section 2 and each block of Supplement B have. */
type BoxName =
  | 'additional_information'
  | 'alternative_procedure'
  | 'copies_examined_on'
  | 'examination_method'
  | 'extension'
  | 'extension_filed_on'
  | 'extension_until'
  | 'in_person_by_choice'
  | 'received_copies'
  | 'video_at'
  | 'video_by'
  | 'video_on'
  | 'works_remotely';

/** The path of such a box. */
export const boxOf = (sectionId: string, name: BoxName): string => {
  const block = blockOf(sectionId);
  return block === null ? `task.${name}` : `task.reverify_${block}_${name}`;
};

export const representativeOf = (sectionId: string): string => {
  if (isReplacement(sectionId)) return replacementPath(sectionId);
  const block = blockOf(sectionId);
  return block === null ? 'task.employer_representative' : `task.reverify_${block}_representative`;
};
