import type { RepresentativeNamer } from '@firstday/domain';
import { type Context, forbidden } from '../../context/index.js';

/** @throws ProblemError 403 for callers who name nobody */
export function namerOf({ actor }: Context): RepresentativeNamer {
  switch (actor.kind) {
    case 'api_token':
      return { side: 'employer', type: 'api_token', id: actor.tokenId };
    case 'user_session':
      return { side: 'employer', type: 'user', id: actor.userId };
    case 'form_session':
      return { side: actor.side, type: 'form_session', id: actor.sessionId };
    default:
      throw forbidden();
  }
}
