import type { Report, ReportNumbers, ReportPart, ReportQuery } from '@firstday/domain';
import type { ReportPeriod } from './report-period.js';
import type { CountedRow } from './reports.store.js';

const mostGroups = 100;

/** The largest groups first, parts of a month in the order of the calendar; nothing has a name yet. */
export function toReport(
  counted: readonly CountedRow[],
  { report, employer_id }: ReportQuery,
  { from, to }: ReportPeriod,
): Report {
  const whole = counted.find(({ group_key, part_key }) => group_key === null && part_key === null);
  const groups = bySize(
    counted.flatMap(({ part_key, group_key, ...row }) =>
      group_key !== null && part_key === null ? [toPart(group_key, row)] : [],
    ),
  );
  const partsOf = (group: string | null) =>
    counted.flatMap(({ part_key, group_key, ...row }) =>
      part_key !== null && group_key === group ? [toPart(part_key, row)] : [],
    );
  const inOrder = report === 'time_to_done' ? byKey : bySize;
  return {
    report,
    from,
    to,
    employer_id: employer_id ?? null,
    total: toNumbers(whole),
    groups: groups.slice(0, mostGroups).map((group) => ({ ...group, parts: inOrder(partsOf(group.key)) })),
    parts: inOrder(partsOf(null)).slice(0, mostGroups),
    omitted_groups: Math.max(0, groups.length - mostGroups),
  };
}

type Counted = Omit<CountedRow, 'group_key' | 'part_key'>;

const toPart = (key: string, row: Counted): ReportPart => ({ key, label: null, ...toNumbers(row) });

const toNumbers = (row: Counted | undefined): ReportNumbers => ({
  count: row?.count ?? 0,
  done_count: row?.done_count ?? 0,
  median_hours: rounded(row?.hours?.[0]),
  p90_hours: rounded(row?.hours?.[1]),
});

const rounded = (hours: number | null | undefined): number | null =>
  hours === null || hours === undefined ? null : Math.round(hours * 100) / 100;

const byKey = <Part extends ReportPart>(parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => (one.key < other.key ? -1 : 1));
const bySize = <Part extends ReportPart>(parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
