import { textAnswer } from '../../checks/check.js';
import { addDays, yearsAfter } from '../../deadlines/add-days.js';
import type { CompletedForm, LegalDeadline } from '../../deadlines/legal-deadline.js';
import { isIsoDate } from '../../kinds/date.js';
import { blockOf, isReceipt, presentedInSection, type PresentedDocument } from './presented-document.js';
import { reverificationsOf } from './reverification-due.js';

/** By when the document itself takes the place of each receipt that was shown, of those not replaced yet. */
export function receiptsDue(form: CompletedForm): readonly LegalDeadline[] {
  const reverifications = reverificationsOf(form);
  return reverifications.flatMap(({ sectionId }, at) => {
    const laterSections = reverifications.slice(at + 1).map((it) => it.sectionId);
    const authorizationEnded = reverifications[at - 1]?.due?.dueOn;
    return presentedInSection(form.answers, sectionId)
      .filter((it) => isReceipt(it) && !isReplaced(form, it, laterSections))
      .flatMap((it) => {
        const from = startOf(form, sectionId, authorizationEnded);
        return from === null
          ? []
          : [{ kind: 'receipt' as const, sectionId, path: it.path, dueOn: receiptExpiry(it, from) }];
      });
  });
}

/** A later block of Supplement B shows a document of List A or C: never one of List B, which is not reverified. */
function isReplaced(
  { answers }: CompletedForm,
  { document }: PresentedDocument,
  laterSections: readonly string[],
): boolean {
  return (
    document.list !== 'b' &&
    laterSections.some((sectionId) => presentedInSection(answers, sectionId).some((it) => !isReceipt(it)))
  );
}

/**
 * The day from which a receipt is counted: of the hire or the rehire; in a reverification, the end of the authorization
 * (8 CFR 274a.2(b)(1)(vi)(A)).
 */
function startOf(
  { answers, startDate, signedOn }: CompletedForm,
  sectionId: string,
  authorizationEnded: string | undefined,
): string | null {
  const block = blockOf(sectionId);
  const hired = [
    textAnswer(answers, 'task.first_day_of_employment'),
    startDate ?? '',
    signedOn['section_2'] ?? '',
  ];
  const days =
    block === null
      ? hired
      : [
          textAnswer(answers, `task.rehire_${block}_date`),
          authorizationEnded ?? '',
          signedOn[sectionId] ?? '',
        ];
  return days.find(isIsoDate) ?? null;
}

/** The last day on which a receipt stands for the document. */
function receiptExpiry({ answer, document }: PresentedDocument, from: string): string {
  // 8 CFR 274a.2(b)(1)(vi)(B): Form I-94 with a stamp, until that expires, else one year from its issue, which the form
  // does not ask for: M-274 4.3 has that day entered as the expiration. It is never later than a year after the hire.
  if (document.receiptUntil === 'stamp_or_one_year')
    return isIsoDate(answer.expires_on ?? '') ? (answer.expires_on ?? from) : yearsAfter(from, 1);
  // 8 CFR 274a.2(b)(1)(vi)(A), (C): 90 days, for a replacement and for the Form I-94 of a refugee.
  return addDays(from, 90);
}
