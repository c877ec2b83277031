import { cursorPage, EmployeeRow, EmployeeRowsQuery, TaskRow, TaskRowsQuery } from '../employee-row.js';
import { employeeRowsExample, taskRowsExample } from './employee-rows-example.js';
import { badRequestError, componentsOnly, notFoundError, operation } from './operation.js';
import { resource } from './resource.js';

export const componentRowOperations = resource({
  tag: 'component_rows',
  about: 'What an embedded component shows. Beyond the published contract.',
  parameters: {
    after: 'Read on after this cursor, which is an answer’s `after`.',
    assignee: 'Whose turn it is.',
    before: 'Read back from this cursor, which is an answer’s `before`.',
    created_at_from: 'Created then or later.',
    created_at_to: 'Created then or earlier.',
    custom_view_id: 'With the filters of this saved view.',
    employee_cv_uid: 'With the filters of this saved view of employees.',
    first_name: 'With this first name.',
    last_name: 'With this last name.',
    latest_task_updated_at_from: 'A task changed then or later.',
    latest_task_updated_at_to: 'The last task to change did so then or earlier.',
    limit: 'How many rows are answered.',
    middle_name: 'With this middle name.',
    next_action: 'With this to be done next.',
    next_task_due_at_from: 'The next task is due then or later.',
    next_task_due_at_to: 'The next task is due then or earlier.',
    order_by: 'What the rows are ordered by.',
    order_dir: 'Ascending or descending.',
    placements_count_max: 'With at most so many placements.',
    placements_count_min: 'With at least so many placements.',
    progress: 'Of this progress.',
    progress_max: 'Of at most this progress, in percent.',
    progress_min: 'Of at least this progress, in percent.',
    system_attributes: 'A JSON object of system attributes, all of whose pairs must be equal.',
    task_id: 'Only this task.',
  },
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
