import type { CompletedForm, LegalDeadline } from '../../deadlines/legal-deadline.js';
import { receiptsDue } from './receipts-due.js';
import { withReceiptsReplaced } from './receipt-replacements.js';
import { reverificationDue } from './reverification-due.js';

/** What a completed Form I-9 leaves to be done: receipts to be replaced, and work authorization to be reverified. */
export function i9Deadlines(form: CompletedForm): readonly LegalDeadline[] {
  const current = withReceiptsReplaced(form);
  const reverification = reverificationDue(current);
  return [...receiptsDue(current), ...(reverification ? [reverification] : [])];
}
