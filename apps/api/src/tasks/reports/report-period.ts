import { addDays } from '@firstday/forms';
import { invalidInput } from '../../context/index.js';

const usualDays = 89;
const maxDays = 366;

/** Days of UTC, and the moments between which they are: the last one is not in the period. */
export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
  readonly begin: Date;
  readonly end: Date;
}

/** What was asked, else the last 90 days. @throws where it is no period of at most a year */
export function reportPeriod(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): ReportPeriod {
  const to = asked.to ?? now.toISOString().slice(0, 10);
  const from = asked.from ?? addDays(to, -usualDays);
  if (from > to || addDays(from, maxDays) < to)
    throw invalidInput([
      {
        _tag: 'Refinement',
        path: ['to'],
        message: 'Expected a day from `from` on, at most 366 days after it',
      },
    ]);
  return { from, to, begin: new Date(`${from}T00:00:00Z`), end: new Date(`${addDays(to, 1)}T00:00:00Z`) };
}
