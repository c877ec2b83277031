import type { Actor } from './context.js';

/** Key of the credential behind a request: per-caller counts and stored responses use it. */
export function credentialKey(actor: Actor): string {
  switch (actor.kind) {
    case 'system':
      return 'system';
    case 'api_token':
      return `api_token:${actor.tokenId}`;
    case 'user_session':
      return `user:${actor.userId}`;
    case 'form_session':
      return `form_session:${actor.sessionId}`;
    default:
      // One session, whether its cookie or its token was sent.
      return `component_session:${actor.sessionId}`;
  }
}
