import { textAnswer } from '../../checks/check.js';
import type { Answers } from '../../answers.js';
import type { CompletedForm, LegalDeadline } from '../../deadlines/legal-deadline.js';
import { isIsoDate } from '../../kinds/date.js';
import { documentExtension, extendedEnd, type DocumentExtension } from './document-extension.js';
import { isReceipt, presentedInSection, type PresentedDocument } from './presented-document.js';
import { receiptEntries } from './receipt-replacements.js';

/** Documents whose expiration does not affect the right to work (M-274 5.1): proof of citizenship or of permanent residence. */
const permanentDocuments = new Set([
  'us_passport',
  'us_passport_card',
  'permanent_resident_card',
  'alien_registration_receipt_card',
]);

/** Where documents are examined, in the order in which it is done. */
export const examinations = ['section_2', 'supplement_b_1', 'supplement_b_2', 'supplement_b_3'] as const;

const sectionOneEnd = 'task.work_authorization_expires_on';

/** The day on which work authorization ends, and the field that says so. */
interface AuthorizationEnd {
  readonly dueOn: string;
  readonly path: string;
}

/**
 * 8 CFR 274a.2(b)(1)(vii): the day on which work authorization ends and by which it is reverified, by Section 2 or the last
 * signed block of Supplement B in which a document was entered. Null where nothing is to be reverified: of citizens,
 * nationals, residents who showed Form I-551, and because of an identity document of List B, never.
 */
export function reverificationDue(form: CompletedForm): LegalDeadline | null {
  return reverificationsOf(form).at(-1)?.due ?? null;
}

/** What was due after Section 2 and after each signed block of Supplement B, oldest first. */
export function reverificationsOf({
  answers,
  signedOn,
}: CompletedForm): readonly { readonly sectionId: string; readonly due: LegalDeadline | null }[] {
  let isExempt = isCitizenOrNational(answers);
  let due: LegalDeadline | null = null;
  return examinations
    .filter((sectionId) => signedOn[sectionId] !== undefined)
    .map((sectionId) => {
      const shown = presentedInSection(answers, sectionId);
      isExempt ||= isShownPermanent(answers, sectionId);
      // A block for a rehire or a new name without a document leaves the authorization as it was.
      if (sectionId === 'section_2' || shown.length > 0) {
        const end = isExempt ? null : authorizationEnd(answers, sectionId, shown);
        due = end && { kind: 'reverification', sectionId, ...end };
      }
      return { sectionId, due };
    });
}

/** M-274 5.1: citizens and nationals; and residents once they showed Form I-551, a receipt for it not being one. */
export const isNeverReverified = (answers: Answers): boolean =>
  isCitizenOrNational(answers) || examinations.some((sectionId) => isShownPermanent(answers, sectionId));

type ReverificationRefusal =
  | 'reverification_not_due'
  | 'reverification_of_citizen'
  | 'reverification_of_resident';

/**
 * Why a block of Supplement B may not reverify, by what was signed before it; null where it may. Without an authorization that
 * ends there is nothing to reverify, and to ask for a document then is an unfair documentary practice (8 U.S.C. 1324b(a)(6), M-274 5.1).
 */
export function whyNotReverified(before: CompletedForm): ReverificationRefusal | null {
  const { answers, signedOn } = before;
  if (isCitizenOrNational(answers)) return 'reverification_of_citizen';
  const signed = examinations.filter((sectionId) => signedOn[sectionId] !== undefined);
  if (signed.some((sectionId) => isShownPermanent(answers, sectionId))) return 'reverification_of_resident';
  return reverificationDue(before) === null ? 'reverification_not_due' : null;
}

function isCitizenOrNational(answers: Answers): boolean {
  const status = textAnswer(answers, 'task.citizenship_status');
  return status === 'citizen' || status === 'noncitizen_national';
}

/** Whether such a document was shown there, or in place of a receipt that was. */
function isShownPermanent(answers: Answers, sectionId: string): boolean {
  const replacements = receiptEntries.filter(({ shownIn }) => shownIn === sectionId);
  return [sectionId, ...replacements.map((entry) => entry.sectionId)]
    .flatMap((id) => presentedInSection(answers, id))
    .some((shown) => !isReceipt(shown) && permanentDocuments.has(shown.document.key));
}

function authorizationEnd(
  answers: Answers,
  sectionId: string,
  shown: readonly PresentedDocument[],
): AuthorizationEnd | null {
  const extension = documentExtension(answers, sectionId);
  const ends = endsOfDocuments(shown, extension);
  // M-274 5.0: the earlier of the date in Section 1 and the date of the document. A later document replaces both.
  if (
    sectionId === 'section_2' &&
    textAnswer(answers, 'task.citizenship_status') === 'alien_authorized_to_work'
  )
    ends.push({ dueOn: endInSectionOne(answers, extension), path: sectionOneEnd });
  return (
    ends
      .filter(({ dueOn }) => isIsoDate(dueOn))
      .sort((one, other) => one.dueOn.localeCompare(other.dueOn))[0] ?? null
  );
}

/** The authorization that an extended card proves ends with its extension, also where Section 1 has the date on the card. */
function endInSectionOne(answers: Answers, extension: DocumentExtension | null): string {
  const stated = textAnswer(answers, sectionOneEnd);
  const card = extension?.documents.find(
    ({ document, answer }) => document.list !== 'b' && stated <= (answer.expires_on ?? ''),
  );
  return card && isIsoDate(stated) ? extendedEnd(extension, card) : stated;
}

/**
 * Of documents of Lists A and C. In a combination with Form I-94 the end of the stay counts, not the passport's expiration. A
 * receipt is replaced, which is a deadline of its own.
 */
function endsOfDocuments(
  shown: readonly PresentedDocument[],
  extension: DocumentExtension | null,
): AuthorizationEnd[] {
  const hasCompanion = shown.some(({ document }) => document.list === 'a_companion');
  return shown
    .filter((it) => !isReceipt(it) && it.document.list !== 'b' && !permanentDocuments.has(it.document.key))
    .filter(({ document }) => !(hasCompanion && document.list === 'a'))
    .map((it) => ({ dueOn: extendedEnd(extension, it), path: it.path }));
}
