import { cursorPage } from '../cursor-page.js';
import { EmployeeRow, EmployeeRowsQuery } from '../employee-row.js';
import { TaskRow, TaskRowsQuery } from '../task-row.js';
import { ReviewRow, ReviewRowsQuery } from '../review-row.js';
import { RowChoices, RowChoicesQuery } from '../row-choices.js';
import { employeeRowsExample, reviewRowsExample, taskRowsExample } from './employee-rows-example.js';
import { exampleId } from './example-id.js';
import {
  badRequestError,
  componentsOnly,
  decodeError,
  notFoundError,
  operation,
  staffAndComponents,
  staffOnly,
} from './operation.js';
import { resource } from './resource.js';

export const componentRowOperations = resource({
  tag: 'component_rows',
  about:
    'The rows that lists of people and their forms show, in the dashboard and in embedded components. Beyond the published contract.',
  examples: [[RowChoices, { data: [{ id: exampleId('employer'), name: 'Harbor Foods' }] }]],
  operations: {
    'component_rows.listFilterChoices': operation(
      {
        method: 'GET',
        path: '/component_rows/filter_choices',
        summary: 'List the employers or clients that a component’s rows can be filtered by',
        query: RowChoicesQuery,
        answers: { 200: RowChoices },
        errors: { ...decodeError, ...notFoundError },
        allows: componentsOnly,
        mayReadReplica: true,
        needs: 'employee:view',
        isBeyond: true,
      },
      {
        note: 'Those at which somebody is placed whom the component’s link lets be seen. None where its filters ask more than an employer and a client: which employers there are would say more than its rows.',
      },
    ),
    'component_rows.listEmployees': operation(
      {
        method: 'GET',
        path: '/component_rows/employees',
        summary: 'List employees with how far they are and what is due next',
        query: EmployeeRowsQuery,
        answers: { 200: cursorPage(EmployeeRow) },
        errors: badRequestError,
        allows: staffAndComponents,
        mayReadReplica: true,
        needs: 'employee:view',
        isBeyond: true,
      },
      { answer: employeeRowsExample },
    ),
    'component_rows.listReviews': operation(
      {
        method: 'GET',
        path: '/component_rows/reviews',
        summary: 'List what waits for a signature of the employer, what is due first on top',
        query: ReviewRowsQuery,
        answers: { 200: cursorPage(ReviewRow) },
        errors: badRequestError,
        allows: staffOnly,
        mayReadReplica: true,
        needs: 'task:edit',
        isBeyond: true,
      },
      {
        answer: reviewRowsExample,
        note: 'Open it for the employer with `tasks.getOnboardingUrl`. Where no day is set, a form comes last. To go on after a row whatever has become of it, give its `cursor` as `after`. Of a form that is kept apart only its name is told.',
      },
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
        mayReadReplica: true,
        needs: 'task:view',
        isBeyond: true,
      },
      { answer: taskRowsExample },
    ),
  },
});
