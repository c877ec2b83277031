import { cursorPage, EmployeeRow, EmployeeRowsQuery, TaskRow, TaskRowsQuery } from '../employee-row.js';
import { employeeRowsExample, taskRowsExample } from './employee-rows-example.js';
import { badRequestError, notFoundError, operation, staffAndComponents } from './operation.js';
import { resource } from './resource.js';

export const componentRowOperations = resource({
  tag: 'component_rows',
  about:
    'The rows that lists of people and their forms show, in the dashboard and in embedded components. Beyond the published contract.',
  operations: {
    'component_rows.listEmployees': operation(
      {
        method: 'GET',
        path: '/component_rows/employees',
        summary: 'List employees with how far they are and what is due next',
        query: EmployeeRowsQuery,
        answers: { 200: cursorPage(EmployeeRow) },
        errors: badRequestError,
        allows: staffAndComponents,
        needs: 'employee:view',
        isBeyond: true,
      },
      { answer: employeeRowsExample },
    ),
    'component_rows.listTasks': operation(
      {
        method: 'GET',
        path: '/component_rows/tasks',
        summary: 'List the tasks of an employee with why they are there and what can be done',
        query: TaskRowsQuery,
        answers: { 200: cursorPage(TaskRow) },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffAndComponents,
        needs: 'task:view',
        isBeyond: true,
      },
      { answer: taskRowsExample },
    ),
  },
});
