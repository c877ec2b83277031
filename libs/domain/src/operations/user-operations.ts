import { z } from 'zod';
import { page } from '../page.js';
import { BadRequestError, HttpApiDecodeError, UserCreationError, UserDeletionError } from '../problem.js';
import { LinkUsers, SessionListing, SessionListQuery } from '../user-session.js';
import {
  CreateUser,
  UpdateUser,
  User,
  UserListQuery,
  UserMembership,
  UserMembershipListQuery,
} from '../user.js';
import { exampleId, stamps } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  staffOnly,
  usersOnly,
} from './operation.js';
import { resource } from './resource.js';
import { userGroupExample } from './user-group-operations.js';

export const userExample: User = {
  id: exampleId('user'),
  email: 'carla.reyes@example.com',
  external_id: 'hr-204',
  ...stamps,
};

export const userOperations = resource({
  tag: 'users',
  about: 'People who sign in to the dashboard.',
  refusals: { BadRequestError: 'Another user has this email or external id' },
  examples: [
    [User, userExample],
    [UserMembership, { user: userExample, groups: [userGroupExample] }],
  ],
  operations: {
    'users.list': operation({
      method: 'GET',
      path: '/users',
      summary: 'List users',
      query: UserListQuery,
      answers: { 200: page(User) },
      errors: decodeError,
      allows: staffOnly,
      needs: 'user:view',
    }),
    'users.create': operation(
      {
        method: 'POST',
        path: '/users',
        summary: 'Create a user',
        body: CreateUser,
        answers: { 201: User },
        errors: {
          400: z.union([HttpApiDecodeError, UserCreationError, BadRequestError]),
          ...notFoundError,
          ...forbiddenError,
        },
        allows: staffOnly,
        logs: 'user.created',
        needs: 'user:edit',
        issuesAuthority: true,
        needsFreshProof: true,
      },
      {
        note: 'A group’s key (`admin`, `recruiter`, `viewer`) serves as its id.',
        body: { email: 'carla.reyes@example.com', user_group_ids: ['recruiter'], external_id: 'hr-204' },
      },
    ),
    'users.findById': operation({
      method: 'GET',
      path: '/users/{user_id}',
      summary: 'Get a user',
      answers: { 200: User },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'user:view',
    }),
    'users.updateById': operation(
      {
        method: 'PATCH',
        path: '/users/{user_id}',
        summary: 'Change a user',
        body: UpdateUser,
        answers: { 200: User },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        logs: 'user.updated',
        needs: 'user:edit',
        issuesAuthority: true,
        needsFreshProof: true,
      },
      {
        note: 'Nobody gives a group that holds more than they do themselves: 403. A person cannot take out the last who administers users: 400. With another email the user’s password and the link to their user of the other account are gone: whoever has the address comes in by a magic link. The old address is told by email.',
        body: { user_group_ids: [exampleId('userGroup')] },
      },
    ),
    'users.deleteById': operation(
      {
        method: 'DELETE',
        path: '/users/{user_id}',
        summary: 'Delete a user',
        answers: { 200: User },
        errors: { 400: z.union([HttpApiDecodeError, UserDeletionError]), ...notFoundError },
        allows: staffOnly,
        logs: 'user.deleted',
        needs: 'user:edit',
      },
      {
        note: 'With all of their sessions and links. A person can delete neither themselves nor the last who administers users: 400.',
      },
    ),
    'users.listMemberships': operation({
      method: 'GET',
      path: '/user_memberships',
      summary: 'List users with the groups they are in',
      query: UserMembershipListQuery,
      answers: { 200: page(UserMembership) },
      errors: decodeError,
      allows: staffOnly,
      needs: 'user:view',
      isBeyond: true,
    }),
    'users.linkAccounts': operation(
      {
        method: 'POST',
        path: '/users/{user_id}/link',
        summary: 'Say which user of the test account is the same person',
        body: LinkUsers,
        answers: { 204: 'nothing' },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: usersOnly,
        logs: 'user.accounts_linked',
        needs: 'user:edit',
        isBeyond: true,
        issuesAuthority: true,
      },
      {
        note: 'For somebody signed in live within the last ten minutes who is linked to a user of the test account, and holds in each account what the user there does. `user_id` is the user of the live account.',
        body: { test_user_id: exampleId('user') },
        refusals: {
          BadRequestError: 'One of these users is linked already: it must be parted first',
          ForbiddenError: 'Sign in to the live account to link users',
        },
      },
    ),
    'users.listSessions': operation(
      {
        method: 'GET',
        path: '/users/{user_id}/sessions',
        summary: 'List the sessions of a user',
        query: SessionListQuery,
        answers: { 200: page(SessionListing) },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        needs: 'user:edit',
        isBeyond: true,
      },
      { note: 'For who holds all that the user does: 403 otherwise.' },
    ),
    'users.endSessions': operation(
      {
        method: 'DELETE',
        path: '/users/{user_id}/sessions',
        summary: 'End every session of a user',
        answers: { 204: 'nothing' },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        logs: 'session.ended',
        needs: 'user:edit',
        isBeyond: true,
      },
      {
        note: 'For who holds all that the user does: 403 otherwise. They are refused with the next request.',
      },
    ),
    'users.endSession': operation(
      {
        method: 'DELETE',
        path: '/users/{user_id}/sessions/{session_id}',
        summary: 'End a session of a user',
        answers: { 204: 'nothing' },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        logs: 'session.ended',
        needs: 'user:edit',
        isBeyond: true,
      },
      { note: 'For who holds all that the user does: 403 otherwise. It is refused with the next request.' },
    ),
  },
});
