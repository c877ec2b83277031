import { CreateCustomView, CustomView, CustomViewListQuery, UpdateCustomView } from '../custom-view.js';
import { page } from '../page.js';
import { exampleId, stamps } from './example-id.js';
import {
  badRequestError,
  decodeError,
  notFoundError,
  operation,
  staffAndComponents,
  staffOnly,
} from './operation.js';
import { resource } from './resource.js';

const customViewExample: CustomView = {
  id: exampleId('customView'),
  component: 'employees/list',
  name: 'To be done this week',
  filters: { status: 'requires_action' },
  columns: ['name', 'progress', 'next_due'],
  ...stamps,
};

export const customViewOperations = resource({
  tag: 'custom_views',
  about: 'Lists of components under a name of their own. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'show_all',
  examples: [[CustomView, customViewExample]],
  operations: {
    'custom_views.list': operation({
      method: 'GET',
      path: '/custom_views',
      summary: 'List custom views',
      query: CustomViewListQuery,
      answers: { 200: page(CustomView) },
      errors: decodeError,
      allows: staffAndComponents,
      needs: 'component:create',
      isBeyond: true,
    }),
    'custom_views.create': operation(
      {
        method: 'POST',
        path: '/custom_views',
        summary: 'Create a custom view',
        body: CreateCustomView,
        answers: { 201: CustomView },
        errors: badRequestError,
        allows: staffOnly,
        needs: 'component:create',
        isBeyond: true,
      },
      {
        body: {
          component: 'employees/list',
          name: 'Overdue in the east',
          filters: { status: 'requires_action', custom_attributes: '{"region":"east"}' },
          columns: ['name', 'progress', 'next_due_at'],
        },
      },
    ),
    'custom_views.findById': operation({
      method: 'GET',
      path: '/custom_views/{custom_view_id}',
      summary: 'Get a custom view',
      answers: { 200: CustomView },
      errors: { ...decodeError, ...notFoundError },
      allows: staffAndComponents,
      needs: 'component:create',
      isBeyond: true,
    }),
    'custom_views.updateById': operation(
      {
        method: 'PATCH',
        path: '/custom_views/{custom_view_id}',
        summary: 'Change a custom view',
        body: UpdateCustomView,
        answers: { 200: CustomView },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        needs: 'component:create',
        isBeyond: true,
        issuesAuthority: true,
      },
      { body: { name: 'Due in the east' } },
    ),
    'custom_views.deleteById': operation({
      method: 'DELETE',
      path: '/custom_views/{custom_view_id}',
      summary: 'Delete a custom view; what was made with it shows nothing from then on',
      answers: { 200: CustomView },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'component:create',
      isBeyond: true,
    }),
  },
});
