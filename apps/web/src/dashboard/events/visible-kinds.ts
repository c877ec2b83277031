import { EventKind, eventFacts, type UserSession } from '@firstday/domain';
import { hasPermission } from '../session/current-session';

/** Whether somebody may be sent, or shown, events of a kind: those who may see its records. The API has the last word. */
export function maySeeKind(session: UserSession, kind: EventKind): boolean {
  const { needs } = eventFacts(kind);
  return needs === undefined || hasPermission(session, needs);
}

export const visibleKinds = (session: UserSession): readonly EventKind[] =>
  EventKind.options.filter((kind) => maySeeKind(session, kind));
