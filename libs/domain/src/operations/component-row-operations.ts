import { EmployeeRow, TaskRow, cursorPage, EmployeeRowsQuery, TaskRowsQuery } from '../employee-row.js';
import { badRequestError, componentsOnly, notFoundError, operation } from './operation.js';

/** What the pages of components list. */
export const componentRowOperations = {
  'component_rows.listEmployees': operation({
    method: 'GET',
    path: '/component_rows/employees',
    summary: 'List the employees that the component shows',
    query: EmployeeRowsQuery,
    answers: { 200: cursorPage(EmployeeRow) },
    errors: badRequestError,
    allows: componentsOnly,
    needs: 'employee:view',
    isBeyond: true,
  }),
  'component_rows.listTasks': operation({
    method: 'GET',
    path: '/component_rows/tasks',
    summary: 'List the tasks of an employee that the component shows',
    query: TaskRowsQuery,
    answers: { 200: cursorPage(TaskRow) },
    errors: { ...badRequestError, ...notFoundError },
    allows: componentsOnly,
    needs: 'task:view',
    isBeyond: true,
  }),
};
