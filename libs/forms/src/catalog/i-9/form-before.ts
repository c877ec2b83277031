import type { CheckContext } from '../../checks/check.js';
import type { CompletedForm } from '../../deadlines/legal-deadline.js';
import { textFact } from '../../rules/rule-check.js';
import { receiptEntries, withReceiptsReplaced } from './receipt-replacements.js';
import { examinations } from './reverification-due.js';

/** The form as it stood before a block of Supplement B: what was examined until then, receipts replaced. */
export function formBefore({ answers, facts, sectionId }: CheckContext): CompletedForm {
  const at = examinations.findIndex((id) => id === sectionId);
  const earlier = examinations.slice(0, at);
  const replaced = receiptEntries.filter(({ shownIn }) => earlier.some((id) => id === shownIn));
  const signedOn = Object.fromEntries(
    [...earlier, ...replaced.map((entry) => entry.sectionId)].flatMap((id) => {
      const day = textFact(facts, `${id}.signed_on`);
      return day === null ? [] : [[id, day]];
    }),
  );
  return withReceiptsReplaced({ edition: '', answers, signedOn, startDate: null });
}
