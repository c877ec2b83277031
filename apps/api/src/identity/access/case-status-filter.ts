import { EverifyCaseStatus, EverifyCaseTracking } from '@firstday/domain';
import { dateInTimeZone } from '../../context/index.js';
import type { BindValue } from './rule-sql.js';

const splitList = (given: string): string[] =>
  given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Statuses as a caller lists them: those of a case, and `open` and `closed` for all that are or are not at their end. */
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

/** Cases that stand so to the day that counts next for them, where their employer is. */
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
 * Today where the case's employer is. Days come from here and not from PostgreSQL, which need not know every zone by the
 * name that is kept; at any moment there are two or three days on earth.
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
