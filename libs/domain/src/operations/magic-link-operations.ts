import { CreateMagicLink, MagicLink } from '../user-session.js';
import { badRequestError, forbiddenError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const magicLinkExample: MagicLink = {
  url: 'https://onboarding.example.com/sign-in?link=fd_link_example',
  expire_at: '2026-11-23T14:10:00.000Z',
  redirect_path_deprecation_deadline: '2027-06-30T00:00:00.000Z',
  redirect_path_deprecation_note: 'Send people to the dashboard instead.',
};

export const magicLinkOperations = resource({
  tag: 'magic_links',
  about: 'Links that sign a user in once.',
  refusals: { BadRequestError: 'Name the user by user_email or user_external_id' },
  operations: {
    'magic_links.create': operation(
      {
        method: 'POST',
        path: '/magic_links',
        summary: 'Make a link that signs a user in once',
        body: CreateMagicLink,
        answers: { 200: MagicLink },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        logs: 'magic_link.created',
        needs: 'user:edit',
        issuesAuthority: true,
        needsFreshProof: true,
      },
      {
        note: 'It signs in once, within `expire_in` seconds. Hand it on yourself, or have it sent by email with `message`.',
        body: { user_email: 'carla.reyes@example.com', expire_in: 600 },
        answer: magicLinkExample,
      },
    ),
  },
});
