import { dateOf } from '../../deadlines/add-days.js';
import type { RenewalDay } from '../../deadlines/renewal-of.js';
import type { CompletedForm, LegalDeadline } from '../../deadlines/legal-deadline.js';

/** The year for which line 3 claims exemption, as each edition prints it. */
const exemptFor: Readonly<Record<string, number>> = { 'Rev. 56 (1-26)': 2026 };

/** DE 4, page 1: a new one that claims exemption is due by February 15 each year. Line 4 has no such date. */
export const caDe4Deadlines = ({ edition, answers }: CompletedForm): readonly LegalDeadline[] => {
  const year = exemptFor[edition];
  return answers['task.exempt'] === true && year !== undefined
    ? [
        {
          kind: 'withholding_exemption',
          dueOn: dateOf(year + 1, 2, 15),
          sectionId: 'employee',
          path: 'task.exempt',
        },
      ]
    : [];
};

/** The edition of a year claims exemption for it alone: the next is asked for once it is given, from January 1 on. */
export const caDe4Renewal = ({ edition, answers }: CompletedForm, asked: string): RenewalDay | null => {
  const [claimed, next] = [exemptFor[edition], exemptFor[asked]];
  return answers['task.exempt'] === true && claimed !== undefined && next !== undefined && next > claimed
    ? { on: dateOf(next, 1, 1), path: 'task.exempt' }
    : null;
};
