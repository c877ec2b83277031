import { StartReadiness, WorkItemBucket } from '@firstday/domain';
import { addDays, weekdayOf } from '@firstday/forms';
import { z } from 'zod';

/** What the address asks of Today; what it does not ask is empty. */
export interface TodaySearch {
  readonly due: WorkItemBucket | '';
  readonly employer: string;
  readonly client: string;
  /** The first day of work, `YYYY-MM-DD`. */
  readonly starts: string;
  /** Which of those who start are shown. */
  readonly show: StartReadiness | '';
  /** Where to read on: among what waits, and among those who start. */
  readonly from: string;
  readonly after: string;
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

const matching = (pattern: RegExp) => z.string().trim().regex(pattern).catch('');
const Search = z.object({
  due: WorkItemBucket.or(z.literal('')).catch(''),
  employer: matching(/^er_[0-9A-Za-z]{1,40}$/),
  client: matching(/^cl_[0-9A-Za-z]{1,40}$/),
  starts: z.iso.date().catch(''),
  show: StartReadiness.or(z.literal('')).catch(''),
  from: matching(/^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z~[a-z_]+:[\w.:]{1,150}$/),
  after: matching(/^\d{4}-\d{2}-\d{2}~[a-z]+_[0-9A-Za-z]{1,40}$/),
});

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export const parseTodaySearch = (given: Given): TodaySearch => Search.parse(given);

export const isTodayNarrowed = ({ employer, client, starts }: TodaySearch): boolean =>
  [employer, client, starts].some((one) => one !== '');

/** The same of what waits, as the API is asked. */
export const workFilters = ({ employer, client, starts }: TodaySearch) => ({
  employer_id: employer || undefined,
  client_id: client || undefined,
  starts_on_gte: starts || undefined,
  starts_on_lte: starts || undefined,
});

/**
 * The same of those who start: on the day that is asked, else from today until the next Monday.
 *
 * @param today the reader's day, `2026-11-28`
 */
export const startsQuery = ({ employer, client, starts }: TodaySearch, today: string) => ({
  employer_id: employer || undefined,
  client_id: client || undefined,
  starts_on_gte: starts || today,
  starts_on_lte: starts || nextMonday(today),
});

/** Never today: who starts today is among those until then. */
export const nextMonday = (today: string): string => addDays(today, (8 - weekdayOf(today)) % 7 || 7);
