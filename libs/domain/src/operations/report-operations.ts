import {
  Report,
  ReportNumbers,
  ReportPart,
  ReportQuery,
  ReportRow,
  ReportRowPage,
  ReportRowsQuery,
} from '../report.js';
import { exampleId } from './example-id.js';
import { badRequestError, forbiddenError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const numbers: ReportNumbers = { count: 40, done_count: 31, median_hours: 26, p90_hours: 71.5 };
const month: ReportPart = { key: '2026-11', label: null, ...numbers };
const report: Report = {
  report: 'time_to_done',
  from: '2026-10-01',
  to: '2026-12-31',
  employer_id: null,
  total: numbers,
  groups: [{ key: exampleId('employer'), label: 'Harbor Foods', ...numbers, parts: [month] }],
  parts: [month],
  omitted_groups: 0,
};
const row: ReportRow = {
  id: `${exampleId('employee')}~${exampleId('employer')}`,
  employee_id: exampleId('employee'),
  employee_name: 'Ana Lopez',
  employer_id: exampleId('employer'),
  employer_name: 'Harbor Foods',
  task_id: null,
  form_id: null,
  form_name: null,
  group: exampleId('employer'),
  part: '2026-11',
  at: '2026-11-23T14:00:00.000Z',
  is_done: true,
  hours: 26,
};
const reading = {
  method: 'GET',
  errors: { ...badRequestError, ...forbiddenError },
  allows: staffOnly,
  mayReadReplica: true,
  needs: 'task:view',
  isBeyond: true,
} as const;

export const reportOperations = resource({
  tag: 'reports',
  about:
    'What came of hires in a period, and the rows behind each number. Nobody is ranked, and nobody is counted whom the caller may not see. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  refusals: {
    BadRequestError: 'This report takes too long to count: choose a shorter period, or one employer',
    ForbiddenError: 'The outcomes of E-Verify cases take everify:view',
  },
  examples: [
    [ReportNumbers, numbers],
    [ReportPart, month],
    [Report, report],
    [ReportRow, row],
    [ReportRowPage, { data: [row], next_cursor: null }],
  ],
  operations: {
    'reports.find': operation(
      {
        ...reading,
        path: '/reports',
        summary: 'Get a report',
        query: ReportQuery,
        answers: { 200: Report },
      },
      {
        note: 'Counted when it is asked for, from the records as they are now: over a year of a large account it takes seconds. What takes longer than 20 seconds (the operator’s `REPORT_SECONDS`) is given up with 400: ask for a shorter period, or for one employer. A hire counts on the day of the first link that was made for the employee, or of the first form where no link is on record; it is done once every form of that employer is completed, and forms that are asked for again later are left out. Sections that are opened later, such as Supplement B, are left out of `late_signatures`.',
      },
    ),
    'reports.listRows': operation(
      {
        ...reading,
        path: '/report_rows',
        summary: 'List the rows behind a number of a report',
        query: ReportRowsQuery,
        answers: { 200: ReportRowPage },
      },
      {
        note: '`group` and `part` are keys of the report. Read on with `next_cursor` as `cursor`.',
      },
    ),
    'reports.export': operation(
      {
        ...reading,
        path: '/reports/export',
        summary: 'Download a report as CSV',
        query: ReportQuery,
        answers: { 200: 'text/csv' },
      },
      {
        note: 'The report as a table: a line for each group and part, and one for the whole.',
      },
    ),
  },
});
