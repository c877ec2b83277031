import type { Answers } from '../../answers.js';
import type { Section } from '../../edition.js';
import type { CompletedForm } from '../../deadlines/legal-deadline.js';
import type { Field } from '../../field.js';
import { acceptableDocuments, documentOptions } from './acceptable-documents.js';

/** An entry in which a receipt may stand, and what may take its place: a document of the same list. */
export interface ReceiptEntry {
  readonly sectionId: string;
  /** The entry, which keeps the receipt. */
  readonly path: string;
  /** Where the document is entered that takes its place. */
  readonly documentPath: string;
  /** The section in which the receipt was shown. */
  readonly shownIn: string;
  readonly lists: readonly ('a' | 'b' | 'c')[];
}

const entry = (name: string, shownIn: string, ...lists: ReceiptEntry['lists']): ReceiptEntry => ({
  sectionId: `receipt_${name}`,
  path: `task.${name}`,
  documentPath: `task.receipt_${name}_document`,
  shownIn,
  lists,
});

export const receiptEntries: readonly ReceiptEntry[] = [
  entry('list_a_1', 'section_2', 'a'),
  entry('list_b', 'section_2', 'b'),
  entry('list_c', 'section_2', 'c'),
  ...[1, 2, 3].map((n) => entry(`reverify_${n}_document`, `supplement_b_${n}`, 'a', 'c')),
];

export const receiptEntryOf = (sectionId: string): ReceiptEntry | undefined =>
  receiptEntries.find((it) => it.sectionId === sectionId);

/** The form as it stands once documents took the place of receipts: where that was signed, they count instead. */
export function withReceiptsReplaced(form: CompletedForm): CompletedForm {
  const replaced = receiptEntries.filter(({ sectionId }) => form.signedOn[sectionId] !== undefined);
  if (replaced.length === 0) return form;
  const documents: Answers = Object.fromEntries(
    replaced.map(({ path, documentPath }) => [path, form.answers[documentPath] ?? null]),
  );
  return { ...form, answers: { ...form.answers, ...documents } };
}

const receiptsByNature = acceptableDocuments
  .filter((it) => it.receiptUntil !== undefined)
  .map((it) => it.key);

/**
 * 8 CFR 274a.2(b)(1)(vi): the document takes the place of the receipt, whose entry stays and is lined through; nothing that was
 * signed is signed again. It opens where there is a receipt, and is no part of the printed form: the document is written
 * into the receipt's own boxes.
 */
const replacement = ({ sectionId, path, documentPath, lists, shownIn }: ReceiptEntry): Section => ({
  id: sectionId,
  title: { en: 'Document in place of a receipt', es: 'Documento en lugar de un recibo' },
  assignee: 'employer',
  signer: 'employer',
  opens: 'on_request',
  when: {
    any: [
      { fact: `${path}.is_receipt`, operator: 'equals', value: true },
      { fact: `${path}.document`, operator: 'in', value: receiptsByNature },
    ],
  },
  amends: { path, by: documentPath },
  checks: [
    'document_parts_complete',
    'documents_unexpired',
    'receipt_is_replaced',
    'under_18_documents',
    'e_verify_photo',
    'signer_is_not_employee',
  ],
  advices: [
    'document_number_looks_unusual',
    'documents_contradict_section_1',
    'expiration_looks_far_away',
    'photo_to_look_for',
    'receipt_has_ended',
    'restricted_card_is_refused',
  ],
  pages: [
    {
      id: `${sectionId}_document`,
      title: { en: 'Document in place of a receipt', es: 'Documento en lugar de un recibo' },
      layout: 'form',
      mustVisit: true,
      fields: [documentField(documentPath, lists, shownIn)],
    },
  ],
  attestation: {
    text: {
      en: 'I examined this document. It takes the place of the receipt, whose entry is lined through with my initials and the date on which I sign.',
      es: 'Examiné este documento. Reemplaza al recibo, cuya anotación se tacha con mis iniciales y la fecha en que firmo.',
    },
    acknowledgement: { en: 'I have read this statement.', es: 'He leído esta declaración.' },
    isTicked: true,
    citation: '8 CFR 274a.2(b)(1)(vi)',
  },
  signatureLabel: { en: 'Signature of the employer', es: 'Firma del empleador' },
});

const documentField = (path: string, lists: ReceiptEntry['lists'], shownIn: string): Field => ({
  path,
  kind: 'document',
  label: {
    en: 'The document that the employee shows now',
    es: 'El documento que el empleado muestra ahora',
  },
  required: true,
  sensitive: true,
  // Supplement B asks for no issuing authority.
  ...(shownIn === 'section_2' ? { rules: [{ rule: 'issuing_authority' }] } : {}),
  documents: lists.flatMap(documentOptions),
});

export const receiptReplacements: readonly Section[] = receiptEntries.map(replacement);
