import { textAnswer } from '../../checks/check.js';
import type { Answers } from '../../answers.js';
import { isIsoDate } from '../../kinds/date.js';
import { presentedAt } from './presented-document.js';

/** Documents whose expiration does not affect the right to work (M-274 5.1): proof of identity or of permanent status. */
const neverReverified = new Set([
  'us_passport',
  'us_passport_card',
  'permanent_resident_card',
  'alien_registration_receipt_card',
]);

const showsPermanentResidence = (answers: Answers): boolean =>
  presentedAt(answers, 'task.list_a_1').some(
    ({ document }) =>
      document.key === 'permanent_resident_card' || document.key === 'alien_registration_receipt_card',
  );

/**
 * 8 CFR 274a.2(b)(1)(vii): the day on which work authorization ends and by which it is reverified; null where it is
 * never reverified: citizens, nationals, residents who showed Form I-551, identity documents of List B.
 */
export function reverificationDue(answers: Answers): string | null {
  const status = textAnswer(answers, 'task.citizenship_status');
  if (status === 'citizen' || status === 'noncitizen_national' || showsPermanentResidence(answers))
    return null;
  const ends = [
    status === 'alien_authorized_to_work' ? textAnswer(answers, 'task.work_authorization_expires_on') : '',
    ...endsOfDocuments(answers),
  ].filter(isIsoDate);
  // M-274 5.0: the earlier of the date in Section 1 and the date of the document.
  return ends.sort()[0] ?? null;
}

/** In a combination with Form I-94 the end of the stay counts, not the passport's expiration. */
function endsOfDocuments(answers: Answers): readonly string[] {
  const shown = ['task.list_a_1', 'task.list_a_2', 'task.list_a_3', 'task.list_c'].flatMap((path) =>
    presentedAt(answers, path),
  );
  const hasCompanion = shown.some(({ document }) => document.list === 'a_companion');
  return shown
    .filter(({ document }) => !neverReverified.has(document.key) && !(hasCompanion && document.list === 'a'))
    .map(({ answer }) => answer.expires_on ?? '');
}
