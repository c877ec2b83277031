import {
  ConnectedOrganization,
  ConnectedOrganizationListQuery,
  CreateConnectedOrganization,
  DeleteConnectedOrganizationQuery,
  DeletedConnectedOrganization,
  UpdateConnectedOrganization,
} from '../connected-organization.js';
import { page } from '../page.js';
import { addressExample, exampleId, stamps } from './example-id.js';
import { badRequestError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const connectedOrganizationExample: ConnectedOrganization = {
  id: exampleId('organization'),
  name: 'Harbor Foods',
  dba_name: null,
  ein: '12-3456789',
  business_email: 'office@example.com',
  candidate_support_email: null,
  phone: '+1 518 555 0100',
  live_account_id: exampleId('account'),
  test_account_id: 'acct_1ChFExampLe11111111112',
  default_language: 'en',
  supported_languages: ['en', 'es'],
  address: { ...addressExample, country: 'USA' },
  ...stamps,
};

export const connectedOrganizationOperations = resource({
  tag: 'connected_organizations',
  about: 'Organizations of your own customers, each with a live and a test account.',
  refusals: { BadRequestError: 'The request body could not be read' },
  examples: [
    [ConnectedOrganization, connectedOrganizationExample],
    [
      DeletedConnectedOrganization,
      {
        organization: connectedOrganizationExample,
        deleted_at: '2026-11-23T14:00:00.412Z',
        restorable_until: '2026-12-23T14:00:00.412Z',
      },
    ],
  ],
  operations: {
    'connected_organizations.list': operation({
      method: 'GET',
      path: '/connected_organizations',
      summary: 'List connected organizations',
      query: ConnectedOrganizationListQuery,
      answers: { 200: page(ConnectedOrganization) },
      errors: badRequestError,
      allows: staffOnly,
      needs: 'connected_organization:view',
    }),
    'connected_organizations.create': operation(
      {
        method: 'POST',
        path: '/connected_organizations',
        summary: 'Create a connected organization',
        body: CreateConnectedOrganization,
        answers: { 200: ConnectedOrganization },
        errors: badRequestError,
        allows: staffOnly,
        logs: 'connected_organization.created',
        needs: 'connected_organization:edit',
      },
      {
        note: 'With a live and a test account of its own. Act for one with your API token and the header `x-account-id`. What a test credential makes has a test account alone: its `live_account_id` is empty, and live credentials do not see it.',
        body: {
          name: 'Harbor Foods',
          business_email: 'office@example.com',
          default_language: 'en',
          supported_languages: ['en', 'es'],
        },
      },
    ),
    'connected_organizations.findById': operation({
      method: 'GET',
      path: '/connected_organizations/{uid}',
      summary: 'Get a connected organization',
      answers: { 200: ConnectedOrganization },
      errors: { ...badRequestError, ...notFoundError },
      allows: staffOnly,
      needs: 'connected_organization:view',
    }),
    'connected_organizations.updateById': operation(
      {
        method: 'PATCH',
        path: '/connected_organizations/{uid}',
        summary: 'Change a connected organization',
        body: UpdateConnectedOrganization,
        answers: { 200: ConnectedOrganization },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'connected_organization.updated',
        needs: 'connected_organization:edit',
      },
      {
        note: 'Only what is given changes. Test credentials read what was made live and do not change it: 404.',
        body: { supported_languages: ['en', 'es', 'ar'] },
      },
    ),
    'connected_organizations.deleteById': operation(
      {
        method: 'DELETE',
        path: '/connected_organizations/{uid}',
        summary: 'Delete a connected organization',
        query: DeleteConnectedOrganizationQuery,
        answers: { 200: ConnectedOrganization },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'connected_organization.deleted',
        needs: 'connected_organization:edit',
      },
      {
        note: 'One that holds records is deleted with `confirm=true`; without it the answer says what it holds. Its links, sessions and tokens end at once, and those of organizations connected to it. Test credentials do not delete what was made live: 404.',
      },
    ),
    'connected_organizations.listDeleted': operation({
      method: 'GET',
      path: '/deleted_connected_organizations',
      summary: 'List deleted connected organizations that can be restored',
      query: ConnectedOrganizationListQuery,
      answers: { 200: page(DeletedConnectedOrganization) },
      errors: badRequestError,
      allows: staffOnly,
      needs: 'connected_organization:view',
      isBeyond: true,
    }),
    'connected_organizations.restore': operation(
      {
        method: 'POST',
        path: '/connected_organizations/{uid}/restore',
        summary: 'Restore a deleted connected organization',
        answers: { 200: ConnectedOrganization },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'connected_organization.restored',
        needs: 'connected_organization:edit',
        isBeyond: true,
      },
      {
        note: 'For 30 days; for as long as one has signed forms that are not destroyed, or a legal hold, without an end: its `restorable_until` is null then. Its API tokens and onboarding links hold again; people, hosted pages and components sign in anew.',
      },
    ),
  },
});
