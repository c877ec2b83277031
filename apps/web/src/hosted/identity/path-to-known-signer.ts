import type { OnboardingSession } from '@firstday/domain';
import { identityPath, needsCodeToSign, signerPath } from './identity-path';

/** Where a signer first says who they are, or enters a code; undefined when they can sign. */
export function pathToKnownSigner(session: OnboardingSession, task: string): string | undefined {
  if (session.side === 'employer' && !session.signer) return signerPath(session.id, task);
  return needsCodeToSign(session) ? identityPath(session.id, { task, page: 'sign' }) : undefined;
}
