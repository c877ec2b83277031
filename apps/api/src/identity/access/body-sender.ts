import { type OperationRow, operations } from '@firstday/domain';
import type { Request } from 'express';
import type { BodySender } from '../../http/index.js';
import type { AdmittedRequest } from './admission.service.js';

const all: readonly OperationRow[] = Object.values(operations);
/**
 * Operations that need no credential, such as `POST /api/v1/session`; none that takes a body has a path parameter.
 */
const forAnybody: ReadonlySet<string> = new Set(
  all.flatMap(({ allows, method, path }) => (allows === 'nobody' ? [`${method} /api/v1${path}`] : [])),
);

/** Classifies the sender of a body after authentication. */
export function bodySender(request: Request & Pick<AdmittedRequest, 'presented'>): BodySender {
  if (request.presented) return 'known';
  const route = request.path.toLowerCase().replace(/\/$/, '');
  return forAnybody.has(`${request.method} ${route}`) ? 'anonymous' : 'refused';
}

/** Whose bodies are counted together: those of one credential. */
export function bodySenderKey(request: Request & Pick<AdmittedRequest, 'presented'>): string {
  const actor = request.presented?.credential.actor;
  if (!actor || actor.kind === 'system') return request.ip ?? '';
  return actor.kind === 'api_token' ? actor.tokenId : actor.sessionId;
}
