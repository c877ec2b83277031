import type { Report, ReportNumbers } from '@firstday/domain';
import { csvLine } from '../inspection/archive/csv-line.js';

const head = ['group', 'group_name', 'part', 'part_name', 'count', 'done', 'median_hours', 'p90_hours'];

/** A report as a table: everything, then each group and its parts. */
export function reportLines({ total, groups }: Report): string {
  const lines = [
    head,
    ['', '', '', '', ...cells(total)],
    ...groups.flatMap(({ key, label, parts, ...numbers }) => [
      [key, label ?? '', '', '', ...cells(numbers)],
      ...parts.map((part) => [key, label ?? '', part.key, part.label ?? '', ...cells(part)]),
    ]),
  ];
  return lines.map(csvLine).join('');
}

const cells = ({ count, done_count, median_hours, p90_hours }: ReportNumbers): string[] =>
  [count, done_count, median_hours, p90_hours].map((number) => String(number ?? ''));
