import { ReportName } from '@firstday/domain';

export const periodNames = ['this_month', 'last_month', 'this_quarter', 'last_quarter', 'custom'] as const;
export type PeriodName = (typeof periodNames)[number];

/** What the address asks of reports; what it does not ask is empty. */
export interface ReportsSearch {
  readonly report: ReportName;
  readonly period: PeriodName;
  /** Of a period that somebody chose, as `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly employer: string;
}

/** Of the rows behind a number. */
export interface RowsSearch extends ReportsSearch {
  readonly group: string;
  readonly part: string;
  readonly done: 'true' | 'false' | '';
  readonly after: string;
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

const textIn =
  (given: Given) =>
  (name: string): string => {
    const value = given[name];
    return typeof value === 'string' ? value.trim() : '';
  };
const day = (text: string): string => (/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && isDay(text) ? text : '');
const isDay = (text: string): boolean =>
  Number.isFinite(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseReportsSearch(given: Given): ReportsSearch {
  const text = textIn(given);
  const report = ReportName.safeParse(text('report'));
  const period = periodNames.find((name) => name === text('period')) ?? 'this_quarter';
  const [from, to] = [day(text('from')), day(text('to'))];
  const isWhole = from !== '' && to !== '' && from <= to && daysBetween(from, to) <= 366;
  return {
    report: report.success ? report.data : 'time_to_done',
    period: period === 'custom' && !isWhole ? 'this_quarter' : period,
    from: period === 'custom' && isWhole ? from : '',
    to: period === 'custom' && isWhole ? to : '',
    employer: /^er_[0-9A-Za-z]{1,40}$/.test(text('employer')) ? text('employer') : '',
  };
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export function parseRowsSearch(given: Given): RowsSearch {
  const text = textIn(given);
  const key = (name: string) => (/^[\w.~-]{1,128}$/.test(text(name)) ? text(name) : '');
  const done = text('done');
  return {
    ...parseReportsSearch(given),
    group: key('group'),
    part: key('part'),
    done: done === 'true' || done === 'false' ? done : '',
    after: /^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z~[\w~]{1,150}$/.test(text('after')) ? text('after') : '',
  };
}

const iso = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

/**
 * The days of a period; the month and the quarter that run are whole.
 *
 * @param today the reader's day, `2026-11-28`
 */
export function daysOf({ period, from, to }: ReportsSearch, today: string): { from: string; to: string } {
  if (period === 'custom') return { from, to };
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const months = period.endsWith('month') ? 1 : 3;
  const first = month - (month % months) - (period.startsWith('last') ? months : 0);
  return { from: iso(year, first, 1), to: iso(year, first + months, 0) };
}

/** The same, as the API is asked. */
export const reportQuery = (asked: ReportsSearch, today: string) => ({
  report: asked.report,
  ...daysOf(asked, today),
  employer_id: asked.employer || undefined,
});

export const rowsQuery = (asked: RowsSearch, today: string) => ({
  ...reportQuery(asked, today),
  group: asked.group || undefined,
  part: asked.part || undefined,
  is_done: asked.done || undefined,
  cursor: asked.after || undefined,
  per_page: 50,
});
