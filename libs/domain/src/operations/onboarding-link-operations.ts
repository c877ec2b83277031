import { OnboardingLink, OnboardingLinkListQuery } from '../onboarding-link.js';
import { page } from '../page.js';
import { exampleId } from './example-id.js';
import { decodeError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const onboardingLinkExample: OnboardingLink = {
  id: exampleId('onboardingLink'),
  employee_id: exampleId('employee'),
  assignee_type: 'employee',
  task_ids: null,
  issuer: { type: 'api_token', id: exampleId('apiToken') },
  issuer_sees_sensitive: true,
  handed_over: 'api',
  signer: null,
  representative_id: null,
  created_from: { ip: '203.0.113.7', user_agent: 'node' },
  is_active: true,
  uses: 1,
  last_used_at: '2026-11-23T15:00:00.000Z',
  expires_at: '2026-11-30T14:00:00.000Z',
  revoked_at: null,
  created_at: '2026-11-23T14:00:00.000Z',
};

export const onboardingLinkOperations = resource({
  tag: 'onboarding_links',
  about: 'The links that were handed out, to look over and revoke. Beyond the published contract.',
  examples: [[OnboardingLink, onboardingLinkExample]],
  operations: {
    'onboarding_links.list': operation(
      {
        method: 'GET',
        path: '/onboarding_links',
        summary: 'List onboarding links',
        query: OnboardingLinkListQuery,
        answers: { 200: page(OnboardingLink) },
        errors: decodeError,
        allows: staffOnly,
        needs: 'employee:view',
        isBeyond: true,
      },
      { note: 'Newest first. A person sees the links of employees whom they may see.' },
    ),
    'onboarding_links.revoke': operation(
      {
        method: 'DELETE',
        path: '/onboarding_links/{onboarding_link_id}',
        summary: 'Revoke an onboarding link; its sessions end with it',
        answers: { 200: OnboardingLink },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        logs: 'onboarding_link.revoked',
        needs: 'employee:edit',
        isBeyond: true,
      },
      { note: 'The link and every session that was opened by it end at once.' },
    ),
  },
});
