import { dateOf, laterOf, yearOf, yearsAfter } from './add-days.js';

/** The dates from which retention is counted. */
export interface RetentionDates {
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

/** 29 CFR 1602.14: personnel records are kept for one year after they are made. */
export const personnelRecord: Retention = [{ years: 1, after: 'completion', citation: '29 CFR 1602.14' }];

const startOf: Readonly<Record<RetentionTerm['after'], (dates: RetentionDates) => string | null>> = {
  hire: ({ hireDate }) => hireDate,
  end_of_employment: ({ endDate }) => endDate,
  completion: ({ completedAt }) => completedAt.slice(0, 10),
  // The tax of the last year counts as due on April 15 of the next.
  tax_of_last_year_due: ({ endDate }) => endDate && dateOf(yearOf(endDate) + 1, 4, 15),
};

/** The first day on which a completed form may be deleted; null while the law requires keeping it without a known end. */
export function earliestDeletion(retention: Retention, dates: RetentionDates): string | null {
  const ends = retention.map(({ years, after }) => {
    const start = startOf[after](dates);
    return start && yearsAfter(start, years);
  });
  return ends.reduce((last, end) => (last && end ? laterOf(last, end) : null));
}

/** How far it is known until when a form is kept. */
export interface KnownRetention {
  /** The first day on which the law can let it go, by the terms whose beginning is known; null where none is. */
  readonly until: string | null;
  /** Whether a term begins with the end of the employment, which is not known: then it may be later. */
  readonly isOpen: boolean;
}

export function knownRetention(retention: Retention, dates: RetentionDates): KnownRetention {
  const ends = retention.map(({ years, after }) => {
    const start = startOf[after](dates);
    return start && yearsAfter(start, years);
  });
  const known = ends.filter((end) => end !== null);
  return {
    until: known.length > 0 ? known.reduce(laterOf) : null,
    isOpen: known.length < ends.length,
  };
}

/**
 * The day on which a completed form is destroyed unless somebody decides otherwise: the first that the law allows, known once
 * the end of the employment is. 29 CFR 1602.14 requires keeping the records of anyone dismissed for a year from that day; who left
 * voluntarily is treated the same.
 */
export function lawfulDeletion(retention: Retention, dates: RetentionDates): string | null {
  const { endDate } = dates;
  const earliest = earliestDeletion(retention, dates);
  return endDate === null || earliest === null ? null : laterOf(earliest, yearsAfter(endDate, 1));
}
