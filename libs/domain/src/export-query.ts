import { z } from 'zod';
import { QueryFlag } from './page.js';
import { PlacementListQuery } from './placement.js';
import { ClientListQuery, EmployeeListQuery, EmployerListQuery, JobListQuery } from './record-list-query.js';
import { TaskListQuery } from './task.js';

/** What every export takes besides the filters of its list. */
export const ExportQuery = z.object({
  bom: QueryFlag.describe(
    'Whether the file begins with a byte order mark, by which spreadsheets know UTF-8; without it there is none.',
  ),
});
export type ExportQuery = z.infer<typeof ExportQuery>;

/** An export is not divided, and has the order of the list: newest first. */
const pages = { page: true, per_page: true, sort: true, starting_after: true } as const;

export const ExportEmployeesQuery = EmployeeListQuery.omit(pages).extend(ExportQuery.shape);
export type ExportEmployeesQuery = z.infer<typeof ExportEmployeesQuery>;
export const ExportEmployersQuery = EmployerListQuery.omit(pages).extend(ExportQuery.shape);
export type ExportEmployersQuery = z.infer<typeof ExportEmployersQuery>;
export const ExportClientsQuery = ClientListQuery.omit(pages).extend(ExportQuery.shape);
export type ExportClientsQuery = z.infer<typeof ExportClientsQuery>;
export const ExportJobsQuery = JobListQuery.omit(pages).extend(ExportQuery.shape);
export type ExportJobsQuery = z.infer<typeof ExportJobsQuery>;
export const ExportPlacementsQuery = PlacementListQuery.omit({ ...pages, expand: true }).extend(
  ExportQuery.shape,
);
export type ExportPlacementsQuery = z.infer<typeof ExportPlacementsQuery>;
export const ExportTasksQuery = TaskListQuery.omit({ ...pages, expand: true }).extend(ExportQuery.shape);
export type ExportTasksQuery = z.infer<typeof ExportTasksQuery>;
