import { type OperationRow, staleProofMessage } from '@firstday/domain';
import { type Actor, forbiddenBecause } from '../../context/index.js';

/** How long a proof of identity is valid. */
const proofMilliseconds = 10 * 60_000;

export const isFreshProof = (provedAt: Date | null | undefined, now: Date): boolean =>
  provedAt != null && now.getTime() - provedAt.getTime() < proofMilliseconds;

/**
 * The cookie of a session may be stolen, or the screen left open: a cookie alone does not give a credential that outlives
 * the session. API tokens have no one to ask.
 *
 * @throws ProblemError 403 ForbiddenError where the operation needs a fresh proof and the session has none
 */
export function assertFreshProof(operation: OperationRow, actor: Actor, now: Date): void {
  if (!operation.needsFreshProof || actor.kind !== 'user_session') return;
  if (!isFreshProof(actor.provedAt, now)) throw staleProof();
}

export const staleProof = () => forbiddenBecause(staleProofMessage);
