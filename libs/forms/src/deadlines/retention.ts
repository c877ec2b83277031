import { laterOf, yearOf, yearsAfter, dateOf } from './days.js';

export interface Kept {
  readonly hireDate: string;
  /** Null while the person is employed. */
  readonly endDate: string | null;
  readonly completedAt: string;
}

const keepers: Readonly<Record<string, (kept: Kept) => string | null>> = {
  // 8 CFR 274a.2(b)(2)(i)(A): three years after the hire or one year after employment ends, whichever is later.
  'i-9': ({ hireDate, endDate }) =>
    endDate === null ? null : laterOf(yearsAfter(hireDate, 3), yearsAfter(endDate, 1)),
  // 26 CFR 31.6001-1(e)(2): four years after the tax is due or paid. A certificate is in force while employed, and the
  // tax of its last year counts as due on April 15 of the next.
  'w-4': ({ endDate }) => (endDate === null ? null : dateOf(yearOf(endDate) + 1 + 4, 4, 15)),
  // 29 CFR 516.5: payroll records three years from the last entry.
  'direct-deposit': ({ endDate }) => (endDate === null ? null : yearsAfter(endDate, 3)),
};

/** 29 CFR 1602.14: other personnel records one year from their making. */
const personnelRecord = ({ completedAt }: Kept): string => yearsAfter(completedAt.slice(0, 10), 1);

/** The first day on which a completed form may be deleted; null while the law has it kept without an end in sight. */
export const earliestDeletion = (form: string, kept: Kept): string | null =>
  (Object.hasOwn(keepers, form) ? keepers[form] : undefined)?.(kept) ??
  (Object.hasOwn(keepers, form) ? null : personnelRecord(kept));

/**
 * The day on which a completed form is destroyed where nobody says otherwise: the first that the law allows, known once
 * the end of the employment is. 29 CFR 1602.14 has the records of whoever was let go kept a year from that day; who left
 * of their own accord is not told apart.
 */
export function lawfulDeletion(form: string, kept: Kept): string | null {
  const { endDate } = kept;
  const earliest = earliestDeletion(form, kept);
  return endDate === null || earliest === null ? null : laterOf(earliest, yearsAfter(endDate, 1));
}
