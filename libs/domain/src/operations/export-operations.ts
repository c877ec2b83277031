import type { z } from 'zod';
import {
  ExportClientsQuery,
  ExportEmployeesQuery,
  ExportEmployersQuery,
  ExportJobsQuery,
  ExportPlacementsQuery,
  ExportTasksQuery,
} from '../export-query.js';
import { badRequestError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

type Noun = 'employee' | 'employer' | 'client' | 'job' | 'placement' | 'task';

const exportOf = <const N extends Noun>(noun: N, query: z.ZodObject, note: string) =>
  operation(
    {
      method: 'GET',
      path: `/exports/${noun}s.csv`,
      summary: `Export ${noun}s as CSV`,
      query,
      answers: { 200: 'text/csv' },
      errors: badRequestError,
      allows: staffOnly,
      logs: 'list.exported',
      mayReadReplica: true,
      needs: `${noun}:view`,
      isBeyond: true,
    },
    {
      note: `The whole of \`${noun}s.list\` with the same filters, as it was when the export began, and masked as it is there. ${note} A cell that a spreadsheet would take for a formula has an apostrophe before it. An export that breaks off ends the connection without the last chunk.`,
    },
  );

const importable = 'A column for each property and each custom property; an import takes the file as it is.';
const readable = 'A column for each property; lists within a record are left out.';

export const exportOperations = resource({
  tag: 'exports',
  about: 'Lists as CSV files, in UTF-8 and as RFC 4180 has them. Beyond the published contract.',
  operations: {
    'exports.employees': exportOf('employee', ExportEmployeesQuery, importable),
    'exports.employers': exportOf('employer', ExportEmployersQuery, importable),
    'exports.clients': exportOf('client', ExportClientsQuery, importable),
    'exports.jobs': exportOf('job', ExportJobsQuery, importable),
    'exports.placements': exportOf('placement', ExportPlacementsQuery, readable),
    'exports.tasks': exportOf('task', ExportTasksQuery, readable),
  },
});
