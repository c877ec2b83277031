import { ComponentUrl, CreateComponentUrl } from '../component-session.js';
import { badRequestError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

export const componentOperations = resource({
  tag: 'components',
  about: 'Links that embed a component in your own page.',
  refusals: { BadRequestError: 'filters.status: Expected requires_action, completed or expired' },
  operations: {
    'components.createUrl': operation(
      {
        method: 'POST',
        path: '/components/create_url',
        summary: 'Make a link that embeds a component',
        body: CreateComponentUrl,
        answers: { 200: ComponentUrl },
        errors: badRequestError,
        allows: staffOnly,
        logs: 'component_link.created',
        needs: 'component:create',
        issuesAuthority: true,
      },
      {
        note: 'Put `redirect_url` in an iframe of an origin that the account lists. Its code can be redeemed once. `filters` are a ceiling that the page cannot lift; both lifetimes are in seconds.',
        body: {
          component: 'employees/list',
          filters: { status: 'requires_action' },
          options: { session_expires_in: 3600 },
        },
        answer: {
          component: 'employees/list',
          redirect_url: 'https://onboarding.example.com/components?code=fd_code_example',
          code: 'fd_code_example',
        },
      },
    ),
  },
});
