import { EmployeeRow, TaskRow, cursorPage } from '../component-rows.js';
import { bad, embedded, missing, operation } from './operation.js';

/** What the pages of components list. */
export const componentRowOperations = {
  'component_rows.listEmployees': operation({
    method: 'GET',
    path: '/component_rows/employees',
    summary: 'List the employees that the component shows',
    answers: { 200: cursorPage(EmployeeRow) },
    errors: bad,
    allows: embedded,
    needs: 'employee:view',
    isBeyond: true,
  }),
  'component_rows.listTasks': operation({
    method: 'GET',
    path: '/component_rows/tasks',
    summary: 'List the tasks of an employee that the component shows',
    answers: { 200: cursorPage(TaskRow) },
    errors: { ...bad, ...missing },
    allows: embedded,
    needs: 'task:view',
    isBeyond: true,
  }),
};
