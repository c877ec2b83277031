import { LinkAccount, UserSession } from '../user-session.js';
import { badRequestError, forbiddenError, notFoundError, operation, usersOnly } from './operation.js';

/** Says that a user of the live and one of the test account are one person. */
export const accountLinkOperations = {
  'sessions.linkAccount': operation(
    {
      method: 'POST',
      path: '/session/account/link',
      summary: 'Show that a user of the test account is yours too',
      body: LinkAccount,
      answers: { 200: UserSession },
      errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
      allows: usersOnly,
      logs: 'user.accounts_linked',
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
    logs: 'user.accounts_unlinked',
    isBeyond: true,
  }),
};
