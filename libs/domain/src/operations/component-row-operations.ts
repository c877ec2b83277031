import { cursorPage, EmployeeRow, EmployeeRowsQuery, TaskRow, TaskRowsQuery } from '../employee-row.js';
import { employeeRowsExample, taskRowsExample } from './employee-rows-example.js';
import { badRequestError, componentsOnly, notFoundError, operation } from './operation.js';
import { resource } from './resource.js';

export const componentRowOperations = resource({
  tag: 'component_rows',
  about: 'What an embedded component shows. Beyond the published contract.',
  operations: {
    'component_rows.listEmployees': operation(
      {
        method: 'GET',
        path: '/component_rows/employees',
        summary: 'List the employees that the component shows',
        query: EmployeeRowsQuery,
        answers: { 200: cursorPage(EmployeeRow) },
        errors: badRequestError,
        allows: componentsOnly,
        needs: 'employee:view',
        isBeyond: true,
      },
      { answer: employeeRowsExample },
    ),
    'component_rows.listTasks': operation(
      {
        method: 'GET',
        path: '/component_rows/tasks',
        summary: 'List the tasks of an employee that the component shows',
        query: TaskRowsQuery,
        answers: { 200: cursorPage(TaskRow) },
        errors: { ...badRequestError, ...notFoundError },
        allows: componentsOnly,
        needs: 'task:view',
        isBeyond: true,
      },
      { answer: taskRowsExample },
    ),
  },
});
