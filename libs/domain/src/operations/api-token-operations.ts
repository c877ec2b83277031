import { page } from '../page.js';
import {
  ApiToken,
  ApiTokenCreated,
  ApiTokenListQuery,
  CreateApiToken,
  UpdateApiToken,
} from '../user-session.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly } from './operation.js';

/** The credentials of an account's programs. */
export const apiTokenOperations = {
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
  'api_tokens.create': operation({
    method: 'POST',
    path: '/api_tokens',
    summary: 'Create an API token; it is shown once',
    body: CreateApiToken,
    answers: { 201: ApiTokenCreated },
    errors: badRequestError,
    allows: staffOnly,
    needs: 'api_token:edit',
    isBeyond: true,
    issuesAuthority: true,
  }),
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
  'api_tokens.update': operation({
    method: 'PATCH',
    path: '/api_tokens/{api_token_id}',
    summary: 'Change the name of an API token, or what it may do',
    body: UpdateApiToken,
    answers: { 200: ApiToken },
    errors: { ...badRequestError, ...notFoundError },
    allows: staffOnly,
    needs: 'api_token:edit',
    isBeyond: true,
    issuesAuthority: true,
  }),
  'api_tokens.revoke': operation({
    method: 'DELETE',
    path: '/api_tokens/{api_token_id}',
    summary: 'Revoke an API token',
    answers: { 200: ApiToken },
    errors: { ...decodeError, ...notFoundError },
    allows: staffOnly,
    needs: 'api_token:edit',
    isBeyond: true,
  }),
};
