import type { SecurityActorKind } from '@firstday/domain';
import type { Actor } from '../../context/index.js';

/** The actor of a security log entry. */
export interface SecurityActor {
  readonly actor_kind: SecurityActorKind;
  readonly actor_id: string | null;
  readonly credential_id: string | null;
}

/** An unauthenticated caller. */
export const anonymous: SecurityActor = { actor_kind: 'anonymous', actor_id: null, credential_id: null };

export function securityActorOf(actor: Actor): SecurityActor {
  switch (actor.kind) {
    case 'api_token':
      return { actor_kind: actor.kind, actor_id: actor.tokenId, credential_id: actor.tokenId };
    case 'user_session':
      return { actor_kind: actor.kind, actor_id: actor.userId, credential_id: actor.sessionId };
    case 'form_session': {
      // On the employer's side the employee is the subject, not the actor.
      const actor_id = actor.side === 'employee' ? actor.employeeId : null;
      return { actor_kind: actor.kind, actor_id, credential_id: actor.sessionId };
    }
    case 'component_session':
    case 'component_token':
      return { actor_kind: actor.kind, actor_id: null, credential_id: actor.sessionId };
    case 'system':
      return { actor_kind: actor.kind, actor_id: null, credential_id: null };
  }
}
