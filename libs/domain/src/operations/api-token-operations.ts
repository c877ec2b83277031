import { page } from '../page.js';
import {
  ApiToken,
  ApiTokenCreated,
  ApiTokenListQuery,
  CreatedByToken,
  CreatedByTokenListQuery,
  CreateApiToken,
  UpdateApiToken,
} from '../user-session.js';
import { exampleId, stamps } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  staffOnly,
} from './operation.js';
import { resource } from './resource.js';

export const apiTokenExample: ApiToken = {
  id: exampleId('apiToken'),
  name: 'Payroll',
  last_four: 'Mp1e',
  permissions: ['employee:view', 'placement:view'],
  allowed_networks: ['192.0.2.0/24'],
  owner: { kind: 'user', id: exampleId('user'), name: 'dana@example.com' },
  created_at: stamps.created_at,
  last_used_at: stamps.updated_at,
  expires_at: '2027-11-22T00:00:00.000Z',
  revoked_at: null,
};

export const apiTokenOperations = resource({
  tag: 'api_tokens',
  about: 'Credentials of your servers. Beyond the published contract.',
  refusals: { BadRequestError: 'The request body could not be read' },
  examples: [
    [ApiToken, apiTokenExample],
    [
      CreatedByToken,
      {
        type: 'webhook',
        id: exampleId('webhook'),
        name: 'https://hooks.example.com/firstday',
        created_at: stamps.created_at,
      },
    ],
    [
      ApiTokenCreated,
      {
        ...apiTokenExample,
        token: 'fd_live_exampLeexampLeexampLeexampLeexampLeMp1e',
      },
    ],
  ],
  operations: {
    'api_tokens.list': operation({
      method: 'GET',
      path: '/api_tokens',
      summary: 'List API tokens by their last four characters',
      query: ApiTokenListQuery,
      answers: { 200: page(ApiToken) },
      errors: decodeError,
      allows: staffOnly,
      needs: 'api_token:edit',
      isBeyond: true,
    }),
    'api_tokens.create': operation(
      {
        method: 'POST',
        path: '/api_tokens',
        summary: 'Create an API token; it is shown once',
        body: CreateApiToken,
        answers: { 201: ApiTokenCreated },
        errors: { ...badRequestError, ...forbiddenError },
        allows: staffOnly,
        logs: 'api_token.created',
        needs: 'api_token:edit',
        isBeyond: true,
        issuesAuthority: true,
        needsFreshProof: true,
      },
      {
        note: 'Without `permissions` it may do everything in its account; without `expires_at` it lasts until it is revoked; without `allowed_networks` it works from anywhere. The token is in this answer and never again: it is stored as a hash. Nobody makes one that may do what they do not hold for every record themselves, and no token makes one that lasts longer or works in more places than itself: 403. It draws on the authority of the person who made it: it may do no more than they still may, and ends with them.',
        body: {
          name: 'Payroll',
          permissions: ['employee:view', 'placement:view'],
          allowed_networks: ['192.0.2.0/24'],
          expires_at: '2027-11-22T00:00:00Z',
        },
      },
    ),
    'api_tokens.findById': operation({
      method: 'GET',
      path: '/api_tokens/{api_token_id}',
      summary: 'Get an API token by its id',
      answers: { 200: ApiToken },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'api_token:edit',
      isBeyond: true,
    }),
    'api_tokens.listCreated': operation(
      {
        method: 'GET',
        path: '/api_tokens/{api_token_id}/created',
        summary: 'List what an API token created and still works',
        query: CreatedByTokenListQuery,
        answers: { 200: page(CreatedByToken) },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        needs: 'api_token:edit',
        isBeyond: true,
      },
      {
        note: 'Users, webhooks and API tokens that it created, and those that these created, newest first. They are not ended with the token: look here after you revoke one. Of users and webhooks that an earlier version created it is not known by whom.',
      },
    ),
    'api_tokens.update': operation(
      {
        method: 'PATCH',
        path: '/api_tokens/{api_token_id}',
        summary: 'Change the name of an API token, or what it may do',
        body: UpdateApiToken,
        answers: { 200: ApiToken },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        logs: 'api_token.updated',
        needs: 'api_token:edit',
        isBeyond: true,
        issuesAuthority: true,
        needsFreshProof: true,
      },
      {
        note: 'To let a token do less takes no more than to revoke it. To let it do more, last longer, or work in more places takes what making it so would.',
        body: { permissions: ['employee:view'] },
      },
    ),
    'api_tokens.revoke': operation(
      {
        method: 'DELETE',
        path: '/api_tokens/{api_token_id}',
        summary: 'Revoke an API token',
        answers: { 200: ApiToken },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        logs: 'api_token.revoked',
        needs: 'api_token:edit',
        isBeyond: true,
      },
      {
        note: 'Every process refuses it within a second. With it end the tokens that it made, and those that they made. Users and webhooks that it made stay: `GET /api_tokens/{api_token_id}/created` lists them. Only the token that asks stays, with what it made: so a token can make its successor, which then revokes it.',
      },
    ),
  },
});
