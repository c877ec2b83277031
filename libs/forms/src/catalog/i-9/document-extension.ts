import type { Answers } from '../../answers.js';
import { textAnswer } from '../../checks/check.js';
import { addDays } from '../../deadlines/add-days.js';
import type { Field } from '../../field.js';
import { isIsoDate } from '../../kinds/date.js';
import { dateAsPrinted } from '../official-pdf.js';
import { boxOf, isReplacement, presentedInSection, type PresentedDocument } from './presented-document.js';

/** How a document came to stand beyond the date on its face. */
export type ExtensionKind = 'ead_renewal' | 'federal_register_notice' | 'issuing_authority';

/** 90 FR 48799: renewals filed on or after this day extend no Employment Authorization Document any more. */
export const lastFilingBefore = '2025-10-30';
/** For those filed earlier: up to 540 days from the date on the card. */
const renewalDays = 540;

const eadKinds: readonly string[] = ['ead_renewal', 'federal_register_notice'];

/** An extension that the employer chose in Section 2, or in a block of Supplement B. */
export interface DocumentExtension {
  readonly kind: string;
  /** The last day of the extended document; null while that cannot be told. */
  readonly until: string | null;
  /** The documents that it extends. */
  readonly documents: readonly PresentedDocument[];
}

/** Only Form I-766 is extended by a renewal or by notice; its issuer may extend any document with an end. */
export function documentExtension(answers: Answers, sectionId: string): DocumentExtension | null {
  const kind = isReplacement(sectionId) ? '' : textAnswer(answers, boxOf(sectionId, 'extension'));
  if (kind === '' || kind === 'none') return null;
  const documents = presentedInSection(answers, sectionId).filter(
    ({ document, answer }) =>
      isIsoDate(answer.expires_on ?? '') &&
      (!eadKinds.includes(kind) || document.key === 'employment_authorization_document'),
  );
  return { kind, documents, until: endOf(kind, answers, sectionId, documents) };
}

/** The end of a document, as extended where an extension was chosen for it. */
export function extendedEnd(
  extension: DocumentExtension | null,
  { path, answer }: PresentedDocument,
): string {
  const printed = answer.expires_on ?? '';
  const until = extension?.documents.some((it) => it.path === path) ? extension.until : null;
  return until !== null && until > printed ? until : printed;
}

function endOf(
  kind: string,
  answers: Answers,
  sectionId: string,
  documents: readonly PresentedDocument[],
): string | null {
  const given = textAnswer(answers, boxOf(sectionId, 'extension_until'));
  if (kind !== 'ead_renewal') return isIsoDate(given) ? given : null;
  const [card] = documents;
  const filedOn = textAnswer(answers, boxOf(sectionId, 'extension_filed_on'));
  if (!card || !isIsoDate(filedOn) || filedOn >= lastFilingBefore) return null;
  return addDays(card.answer.expires_on ?? '', renewalDays);
}

/** What M-274 asks to be written into Additional Information: `EAD EXT 05/23/2027`. */
export function extensionNote(answers: Answers, sectionId: string): string {
  const extension = documentExtension(answers, sectionId);
  if (!extension?.until || extension.documents.length === 0) return '';
  const name = eadKinds.includes(extension.kind) ? 'EAD EXT' : 'EXT';
  return `${name} ${dateAsPrinted(extension.until) ?? ''}`;
}

/**
 * What the employer is asked beside the form. It is no data element of the form (8 CFR 274a.2(a)(2)): its wording is ours,
 * and only the note is printed.
 */
export function extensionFields(sectionId: string): readonly Field[] {
  const kind = boxOf(sectionId, 'extension');
  const isKind = (...kinds: readonly ExtensionKind[]) =>
    ({ fact: kind, operator: 'in', value: kinds }) as const;
  return [
    {
      path: kind,
      kind: 'select',
      isAddedLater: true,
      label: {
        en: 'Is a document extended beyond the date on it?',
        es: '¿Se extendió un documento más allá de la fecha que muestra?',
      },
      options: [
        { value: 'none', label: { en: 'No', es: 'No' } },
        {
          value: 'ead_renewal',
          label: {
            en: 'Employment Authorization Document: renewal filed before October 30, 2025',
            es: 'Documento de autorización de empleo: renovación presentada antes del 30 de octubre de 2025',
          },
        },
        {
          value: 'federal_register_notice',
          label: {
            en: 'Employment Authorization Document: notice in the Federal Register, such as for TPS',
            es: 'Documento de autorización de empleo: aviso en el Federal Register, por ejemplo por TPS',
          },
        },
        {
          value: 'issuing_authority',
          label: {
            en: 'Extended by the authority that issued it',
            es: 'Extendido por la autoridad que lo emitió',
          },
        },
      ],
    },
    {
      path: boxOf(sectionId, 'extension_filed_on'),
      kind: 'date',
      isAddedLater: true,
      label: {
        en: 'Day on which the renewal was filed (the received date of Form I-797C)',
        es: 'Día en que se presentó la renovación (fecha de recibo del Formulario I-797C)',
      },
      when: isKind('ead_renewal'),
      required: true,
    },
    {
      path: boxOf(sectionId, 'extension_until'),
      kind: 'date',
      isAddedLater: true,
      label: {
        en: 'Last day of the extension, as the notice or the issuer says',
        es: 'Último día de la extensión, según el aviso o quien emitió el documento',
      },
      when: isKind('federal_register_notice', 'issuing_authority'),
      required: true,
    },
  ];
}
