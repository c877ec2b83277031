import type { OnboardingLink } from '@firstday/domain';

/**
 * Whether the link that was handed to an employee last was revoked: reminders follow none that came before it. What a component
 * opened for itself, and what leads to somebody else's part, was handed to nobody.
 *
 * @param links the newest first
 */
export const wasLastLinkRevoked = (links: readonly OnboardingLink[]): boolean =>
  links.find(
    ({ assignee_type, handed_over, issuer, representative_id }) =>
      assignee_type === 'employee' &&
      representative_id === null &&
      handed_over !== 'hosted_page' &&
      issuer.type !== 'component_session',
  )?.revoked_at != null;
