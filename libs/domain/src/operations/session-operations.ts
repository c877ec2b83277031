import { LinkRequested } from '../employee-message.js';
import { page } from '../page.js';
import { Forbidden, ResourceNotFoundError, Unauthorized } from '../problem.js';
import {
  ChangePassword,
  LinkAccount,
  MagicLinkPreview,
  RedeemMagicLink,
  RequestSignInLink,
  SessionListing,
  SessionListQuery,
  SignIn,
  SignInOptions,
  SwitchAccount,
  UserSession,
} from '../user-session.js';
import { exampleId } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  usersOnly,
} from './operation.js';
import { resource } from './resource.js';
import { userSessionExample } from './user-session-example.js';

export const sessionOperations = resource({
  tag: 'sessions',
  about: 'Signing in to the dashboard and out of it. Beyond the published contract.',
  refusals: { BadRequestError: 'The request body could not be read' },
  examples: [
    [
      MagicLinkPreview,
      {
        email: 'carla.reyes@example.com',
        organization_name: 'Northwind Staffing',
        mode: 'live',
      },
    ],
    [
      SessionListing,
      {
        id: exampleId('userSession'),
        ip_address: '203.0.113.7',
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        is_current: true,
        created_at: '2026-11-23T09:00:00.000Z',
        last_used_at: '2026-11-23T14:00:00.412Z',
        expires_at: '2026-11-30T09:00:00.000Z',
      },
    ],
    [SignInOptions, { sends_links: true }],
    [UserSession, userSessionExample],
  ],
  operations: {
    'sessions.linkAccount': operation(
      {
        method: 'POST',
        path: '/session/account/link',
        summary: 'Show that a user of the test account is yours too',
        body: LinkAccount,
        answers: { 200: UserSession },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: usersOnly,
        isBeyond: true,
        issuesAuthority: true,
      },
      {
        note: 'From a live session of somebody who signed in within the last ten minutes, else 403 `ForbiddenError`. Give `email` and `password` of the user of the test account, or the `token` of a magic link of theirs, which is then used.',
        body: { email: 'carla.reyes@example.com', password: 'correct horse battery staple' },
        refusals: {
          BadRequestError: 'One of these users is linked already: it must be parted first',
          ForbiddenError: 'Sign in to the live account to link your users',
        },
      },
    ),
    'sessions.unlinkAccount': operation({
      method: 'DELETE',
      path: '/session/account/link',
      summary: 'Part your users of the live and the test account',
      answers: { 200: UserSession },
      errors: notFoundError,
      allows: usersOnly,
      isBeyond: true,
    }),
    'sessions.list': operation(
      {
        method: 'GET',
        path: '/sessions',
        summary: 'List your own sessions',
        query: SessionListQuery,
        answers: { 200: page(SessionListing) },
        errors: decodeError,
        allows: usersOnly,
        isBeyond: true,
      },
      { note: 'Those that let them in still, newest first.' },
    ),
    'sessions.end': operation({
      method: 'DELETE',
      path: '/sessions/{session_id}',
      summary: 'End a session of yours',
      answers: { 204: 'nothing' },
      errors: { ...decodeError, ...notFoundError },
      allows: usersOnly,
      isBeyond: true,
    }),
    'sessions.endOthers': operation({
      method: 'DELETE',
      path: '/sessions',
      summary: 'End every session of yours but this one',
      answers: { 204: 'nothing' },
      errors: {},
      allows: usersOnly,
      isBeyond: true,
    }),
    'sessions.signIn': operation(
      {
        method: 'POST',
        path: '/session',
        summary: 'Sign in with a password',
        body: SignIn,
        answers: { 201: UserSession },
        errors: { ...badRequestError, 401: Unauthorized, 403: Forbidden },
        allows: 'nobody',
        isBeyond: true,
        issuesAuthority: true,
      },
      {
        note: 'The session is in the cookie `__session` of the answer, `__Host-__session` where the service is reached by https.',
        body: { email: 'carla.reyes@example.com', password: 'correct horse battery staple' },
      },
    ),
    'sessions.findSignInOptions': operation({
      method: 'GET',
      path: '/session/options',
      summary: 'Say how somebody may sign in',
      answers: { 200: SignInOptions },
      errors: {},
      allows: 'nobody',
      isBeyond: true,
    }),
    'sessions.requestMagicLink': operation(
      {
        method: 'POST',
        path: '/session/magic_link/requests',
        summary: 'Ask for a link that signs in, by email',
        body: RequestSignInLink,
        answers: { 202: LinkRequested },
        errors: { ...badRequestError, 403: Forbidden },
        allows: 'nobody',
        isBeyond: true,
      },
      {
        note: 'It goes to the address of the user, in each account that has messages on, and works once for ten minutes. The answer is the same whether or not there is such a user: at most five an hour to an address, and thirty in fifteen minutes from a network (429).',
        body: { email: 'carla.reyes@example.com' },
      },
    ),
    'sessions.previewMagicLink': operation(
      {
        method: 'POST',
        path: '/session/magic_link/preview',
        summary: 'Say whom a magic link would sign in, without using it',
        body: RedeemMagicLink,
        answers: { 200: MagicLinkPreview },
        errors: { ...badRequestError, ...notFoundError },
        allows: 'nobody',
        isBeyond: true,
      },
      { body: { token: 'fd_link_example' } },
    ),
    'sessions.redeemMagicLink': operation(
      {
        method: 'POST',
        path: '/session/magic_link',
        summary: 'Sign in with a magic link',
        body: RedeemMagicLink,
        answers: { 201: UserSession },
        errors: { ...badRequestError, 403: Forbidden, 404: ResourceNotFoundError },
        allows: 'nobody',
        isBeyond: true,
        issuesAuthority: true,
      },
      {
        note: 'The session is in the cookie `__session` of the answer, `__Host-__session` where the service is reached by https.',
        body: { token: 'fd_link_example' },
      },
    ),
    'sessions.current': operation({
      method: 'GET',
      path: '/session',
      summary: 'Say who is signed in',
      answers: { 200: UserSession },
      errors: {},
      allows: usersOnly,
      isBeyond: true,
    }),
    'sessions.switchAccount': operation(
      {
        method: 'POST',
        path: '/session/account',
        summary: 'Go on in the live or the test account',
        body: SwitchAccount,
        answers: { 201: UserSession },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: usersOnly,
        isBeyond: true,
        issuesAuthority: true,
      },
      {
        note: 'For people of whom it was shown that they are a user of both: 404 otherwise. Whoever signed in to the live account longer than ten minutes ago gives the `password` that they have there: 403 `ForbiddenError` without. The new session ends when the one before would have.',
        body: { mode: 'test', password: 'correct horse battery staple' },
        refusals: {
          BadRequestError: 'This session is in the test account already',
          ForbiddenError: 'Show that it is you: give your password in the live account, or sign in anew',
        },
      },
    ),
    'sessions.changePassword': operation(
      {
        method: 'POST',
        path: '/session/password',
        summary: 'Change your own password; every other session of yours ends',
        body: ChangePassword,
        answers: { 204: 'nothing' },
        errors: decodeError,
        allows: usersOnly,
        isBeyond: true,
      },
      {
        note: 'From the live account it holds for a linked user of the test account too; from the test account for that one alone.',
        body: {
          current_password: 'correct horse battery staple',
          new_password: 'another horse, another staple',
        },
      },
    ),
    'sessions.signOut': operation({
      method: 'DELETE',
      path: '/session',
      summary: 'Sign out',
      answers: { 204: 'nothing' },
      errors: {},
      allows: usersOnly,
      isBeyond: true,
    }),
  },
});
