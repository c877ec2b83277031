import { EverifyCaseStatus, EverifyCaseTracking } from '@firstday/domain';
import { dateInTimeZone } from '../../context/index.js';
import type { BindValue } from './rule-sql.js';

const splitList = (given: string): string[] =>
  given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Parses a list of case statuses, where `open` and `closed` stand for all that are not or are final. */
export function caseStatusFilter(given: string): EverifyCaseStatus[] | undefined {
  const parts = splitList(given.toUpperCase());
  const statuses = parts.flatMap((part) => (part === 'OPEN' ? openStatuses : part));
  const known = statuses.flatMap((part) => EverifyCaseStatus.safeParse(part).data ?? []);
  return known.length === statuses.length && parts.length > 0 ? [...new Set(known)] : undefined;
}
const openStatuses = EverifyCaseStatus.options.filter((status) => status !== 'CLOSED');

export function caseTrackingFilter(given: string): EverifyCaseTracking[] | undefined {
  const parts = splitList(given.toLowerCase());
  const known = parts.flatMap((part) => EverifyCaseTracking.safeParse(part).data ?? []);
  return known.length === parts.length && parts.length > 0 ? [...new Set(known)] : undefined;
}

const comparisons = {
  overdue: (today: string) => `due_on < ${today}`,
  due_today: (today: string) => `due_on = ${today}`,
  upcoming: (today: string) => `due_on > ${today}`,
} as const;

/** Cases of these statuses, as SQL over `everify_cases`. */
export const statusSql = (statuses: readonly EverifyCaseStatus[], mark: BindValue): string =>
  `everify_cases.status = ANY (${mark(statuses)}::text[])`;

/** Cases by whether their next deadline is past, today or ahead, in the employer's time zone. */
export function trackingSql(tracking: readonly EverifyCaseTracking[], now: Date, mark: BindValue): string {
  const isByDay = tracking.some((word) => word !== 'none');
  const today = isByDay ? todaySql(now, mark) : '';
  const isTracked = `everify_cases.status <> 'CLOSED' AND everify_cases.due_on IS NOT NULL`;
  const parts = tracking.map((word) =>
    word === 'none' ? `NOT (${isTracked})` : `(${isTracked} AND everify_cases.${comparisons[word](today)})`,
  );
  return `(${parts.join(' OR ')})`;
}

/**
 * Today in the time zone of the case's employer. The dates are computed here rather than in PostgreSQL, which may
 * not know every stored zone name; at any time there are two or three dates on earth.
 */
function todaySql(now: Date, mark: BindValue): string {
  const zones = new Map<string, string[]>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const day = dateInTimeZone(zone, now);
    zones.set(day, [...(zones.get(day) ?? []), zone]);
  }
  const utc = now.toISOString().slice(0, 10);
  const cases = [...zones]
    .filter(([day]) => day !== utc)
    .map(
      ([day, names]) => `WHEN everify_cases.time_zone = ANY (${mark(names)}::text[]) THEN ${mark(day)}::text`,
    );
  return cases.length === 0 ? `${mark(utc)}::text` : `(CASE ${cases.join(' ')} ELSE ${mark(utc)}::text END)`;
}
