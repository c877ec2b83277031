import {
  CreateEmployeeView,
  EmployeeView,
  EmployeeViewListQuery,
  UpdateEmployeeView,
} from '../employee-view.js';
import { page } from '../page.js';
import { exampleId, stamps } from './example-id.js';
import { badRequestError, decodeError, notFoundError, operation, usersOnly } from './operation.js';
import { resource } from './resource.js';

const employeeViewExample: EmployeeView = {
  id: exampleId('employeeView'),
  name: 'Monday starts',
  is_shared: true,
  is_own: true,
  search: { starts: 'next_monday', sort: 'progress', dir: 'asc' },
  columns: ['name', 'progress', 'employer', 'start_date'],
  ...stamps,
};

export const employeeViewOperations = resource({
  tag: 'employee_views',
  about:
    'Lists of employees that people keep for themselves or for everybody: filters, order and columns, and no authority. Beyond the published contract.',
  refusals: { BadRequestError: 'Nobody keeps more than 50 views' },
  examples: [[EmployeeView, employeeViewExample]],
  operations: {
    'employee_views.list': operation({
      method: 'GET',
      path: '/employee_views',
      summary: 'List the views of whoever asks, and those that others share',
      query: EmployeeViewListQuery,
      answers: { 200: page(EmployeeView) },
      errors: decodeError,
      allows: usersOnly,
      needs: 'employee:view',
      isBeyond: true,
    }),
    'employee_views.create': operation(
      {
        method: 'POST',
        path: '/employee_views',
        summary: 'Keep a view',
        body: CreateEmployeeView,
        answers: { 201: EmployeeView },
        errors: badRequestError,
        allows: usersOnly,
        // Each person decides it for themselves, and it shows them nothing more.
        logs: 'nothing',
        needs: 'employee:view',
        isBeyond: true,
      },
      {
        body: {
          name: 'Monday starts',
          is_shared: true,
          search: { starts: 'next_monday', sort: 'progress', dir: 'asc' },
          columns: ['name', 'progress', 'employer', 'start_date'],
        },
      },
    ),
    'employee_views.updateById': operation(
      {
        method: 'PATCH',
        path: '/employee_views/{employee_view_id}',
        summary: 'Change a view',
        body: UpdateEmployeeView,
        answers: { 200: EmployeeView },
        errors: { ...badRequestError, ...notFoundError },
        allows: usersOnly,
        // Each person decides it for themselves, and it shows them nothing more.
        logs: 'nothing',
        needs: 'employee:view',
        isBeyond: true,
      },
      {
        note: 'One’s own; with `user:edit` also one that somebody shares.',
        body: { name: 'Starts on Monday' },
      },
    ),
    'employee_views.deleteById': operation(
      {
        method: 'DELETE',
        path: '/employee_views/{employee_view_id}',
        summary: 'Delete a view',
        answers: { 200: EmployeeView },
        errors: { ...decodeError, ...notFoundError },
        allows: usersOnly,
        // Each person decides it for themselves, and it shows them nothing more.
        logs: 'nothing',
        needs: 'employee:view',
        isBeyond: true,
      },
      { note: 'One’s own; with `user:edit` also one that somebody shares.' },
    ),
  },
});
