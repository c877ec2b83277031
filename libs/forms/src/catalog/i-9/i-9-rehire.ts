import { yearsAfter } from '../../deadlines/add-days.js';
import type { CompletedForm } from '../../deadlines/legal-deadline.js';
import type { RehireTerms } from '../form-definition.js';
import { withReceiptsReplaced } from './receipt-replacements.js';
import { reverificationDue } from './reverification-due.js';

/**
 * 8 CFR 274a.2(c)(1), M-274 6.2: for somebody who is hired again within three years of the day on which their Form I-9 was
 * completed, Supplement B of it may take the place of a new one; null where it was never completed. Who was authorized
 * to work until a day before the rehire shows a document, citizens, nationals and holders of Form I-551 never.
 */
export function i9Rehire(form: CompletedForm, rehiredOn: string): RehireTerms | null {
  const completedOn = form.signedOn['section_2'];
  if (completedOn === undefined) return null;
  const usableUntil = yearsAfter(completedOn, 3);
  const current = withReceiptsReplaced(form);
  const due = reverificationDue(current);
  return {
    completedOn,
    usableUntil,
    isInTime: rehiredOn >= completedOn && rehiredOn <= usableUntil,
    needsDocument: due ? due.dueOn < rehiredOn : false,
  };
}
