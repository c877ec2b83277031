import { dateOf, laterOf, yearOf, yearsAfter } from './days.js';

/** The days of an employment from which the time to keep a form is counted. */
export interface Kept {
  readonly hireDate: string;
  /** Null while the person is employed. */
  readonly endDate: string | null;
  readonly completedAt: string;
}

export interface RetentionTerm {
  readonly years: number;
  readonly after: 'hire' | 'end_of_employment' | 'completion' | 'tax_of_last_year_due';
  /** Where the law says so, e.g. `29 CFR 516.5`. */
  readonly citation: string;
}

/** How long a completed form is kept: until all of its terms have passed. */
export type Retention = readonly [RetentionTerm, ...RetentionTerm[]];

/** 29 CFR 1602.14: personnel records are kept one year from their making. */
export const personnelRecord: Retention = [{ years: 1, after: 'completion', citation: '29 CFR 1602.14' }];

const startOf: Readonly<Record<RetentionTerm['after'], (kept: Kept) => string | null>> = {
  hire: ({ hireDate }) => hireDate,
  end_of_employment: ({ endDate }) => endDate,
  completion: ({ completedAt }) => completedAt.slice(0, 10),
  // The tax of the last year counts as due on April 15 of the next.
  tax_of_last_year_due: ({ endDate }) => endDate && dateOf(yearOf(endDate) + 1, 4, 15),
};

/** The first day on which a completed form may be deleted; null while the law has it kept without an end in sight. */
export function earliestDeletion(retention: Retention, kept: Kept): string | null {
  const ends = retention.map(({ years, after }) => {
    const start = startOf[after](kept);
    return start && yearsAfter(start, years);
  });
  return ends.reduce((last, end) => (last && end ? laterOf(last, end) : null));
}

/**
 * The day on which a completed form is destroyed where nobody says otherwise: the first that the law allows, known once
 * the end of the employment is. 29 CFR 1602.14 has the records of whoever was let go kept a year from that day; who left
 * of their own accord is not told apart.
 */
export function lawfulDeletion(retention: Retention, kept: Kept): string | null {
  const { endDate } = kept;
  const earliest = earliestDeletion(retention, kept);
  return endDate === null || earliest === null ? null : laterOf(earliest, yearsAfter(endDate, 1));
}
