import type { Context, SessionReader } from '../../context/index.js';
import type { ReplacedBy } from './version-content.js';

/** Who replaces a version, as far as the request says. */
export function replacedBy({ actor }: Context): ReplacedBy {
  const nobody = { kind: actor.kind, side: null, name: null, id: null };
  switch (actor.kind) {
    case 'api_token':
      return { ...nobody, id: actor.tokenId };
    case 'form_session':
      return { ...nobody, side: actor.side, name: nameIn(actor.reader), id: actor.sessionId };
    case 'user_session':
      return { ...nobody, id: actor.userId };
    case 'component_session':
    case 'component_token':
      return { ...nobody, id: actor.sessionId };
    case 'system':
      return nobody;
  }
}

const nameIn = ({ signer, handover }: SessionReader): string | null => signer?.name ?? handover?.name ?? null;
