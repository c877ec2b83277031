import { dateOf } from '../../deadlines/add-days.js';
import { orNextFederalWorkday } from '../../deadlines/federal-holidays.js';
import type { RenewalDay } from '../../deadlines/renewal-of.js';
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

/**
 * Who claimed exemption for a year is asked for the certificate of the next from its first day on. The form of a year
 * claims exemption for that year alone: nobody is asked before the edition of the next one is given.
 */
export const w4Renewal = ({ edition, answers }: CompletedForm, asked: string): RenewalDay | null =>
  answers['task.exempt'] === true && Number(asked) > Number(edition)
    ? { on: dateOf(Number(asked), 1, 1), path: 'task.exempt' }
    : null;
