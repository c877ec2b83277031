import { dateOf } from '../../deadlines/add-days.js';
import { orNextFederalWorkday } from '../../deadlines/federal-holidays.js';
import type { CompletedForm, LegalDeadline } from '../../deadlines/legal-deadline.js';

/** Pub. 15, section 9: an exemption of one year ends on February 15 of the next, or the next business day (26 U.S.C. 7503). */
export const exemptionLapsesOn = (year: number): string => orNextFederalWorkday(dateOf(year + 1, 2, 15));

/** Who claims exemption gives a new Form W-4 for the next year; the form is of the year of its edition. */
export const w4Deadlines = ({ edition, answers }: CompletedForm): readonly LegalDeadline[] =>
  answers['task.exempt'] === true
    ? [
        {
          kind: 'withholding_exemption',
          dueOn: exemptionLapsesOn(Number(edition)),
          sectionId: 'employee',
          path: 'task.exempt',
        },
      ]
    : [];
