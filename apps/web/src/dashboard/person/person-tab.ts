import type { Permission, UserSession } from '@firstday/domain';
import { hasPermission } from '../session/current-session';

const tabs = [
  { id: 'forms' },
  { id: 'documents', needs: 'task:view' },
  { id: 'answers', needs: 'task:view' },
  { id: 'history', needs: 'employee:view' },
  { id: 'messages', needs: 'employee:view' },
  { id: 'placements', needs: 'placement:view' },
  { id: 'details', needs: 'employee:view' },
] as const satisfies readonly { readonly id: string; readonly needs?: Permission }[];

export type PersonTab = (typeof tabs)[number]['id'];

/** The parts of a person's page that somebody may see. */
export const personTabs = (session: UserSession): PersonTab[] =>
  tabs.flatMap((tab) => (!('needs' in tab) || hasPermission(session, tab.needs) ? [tab.id] : []));

/** What the address asks for, where the reader may see it; else the first part. */
export const personTab = (session: UserSession, asked: unknown): PersonTab =>
  personTabs(session).find((tab) => tab === asked) ?? 'forms';
