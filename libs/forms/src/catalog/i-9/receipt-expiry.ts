import { acceptableDocument } from './acceptable-documents.js';
import type { DocumentAnswer } from '../../answers.js';
import { addDays, yearsAfter } from '../../deadlines/add-days.js';

export interface ReceiptDates {
  readonly hireDate: string;
  /** In a reverification: the day on which the work authorization ended. */
  readonly authorizationEnded?: string | undefined;
  /** The day on which Form I-94 with an I-551 stamp was issued. */
  readonly issuedOn?: string | undefined;
}

/** The last day on which a receipt stands for the document; null where the answer is no receipt. */
export function receiptExpiry(answer: DocumentAnswer, dates: ReceiptDates): string | null {
  const { hireDate, authorizationEnded, issuedOn } = dates;
  const kind = acceptableDocument(answer.document)?.receiptUntil;
  // 8 CFR 274a.2(b)(1)(vi)(B): until the stamp expires, else one year from the issue of Form I-94.
  if (kind === 'stamp_or_one_year') return answer.expires_on ?? yearsAfter(issuedOn ?? hireDate, 1);
  // 8 CFR 274a.2(b)(1)(vi)(A), (C): 90 days of the hire or, in a reverification, of the end of the authorization.
  if (kind === 'ninety_days') return addDays(hireDate, 90);
  return answer.is_receipt ? addDays(authorizationEnded ?? hireDate, 90) : null;
}
