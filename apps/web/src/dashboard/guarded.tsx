import type { Permission, UserSession } from '@firstday/domain';
import type { ReactNode } from 'react';
import { DashboardFrame } from './frame';
import { NotForYou } from './not-for-you';
import { may } from './session';

interface GuardedProps {
  readonly session: UserSession;
  readonly section: 'apiTokens' | 'embedding' | 'groups' | 'securityLog' | 'users';
  readonly needs: Permission;
  readonly title: string;
  readonly done?: unknown;
  /** Made only for people who may see it. */
  readonly children: () => Promise<ReactNode>;
}

/** A page for people with a permission; others learn who can. */
export async function Guarded({ session, section, needs, title, done, children }: GuardedProps) {
  return (
    <DashboardFrame session={session} section={section} done={done}>
      {may(session, needs) ? await children() : <NotForYou session={session} title={title} needs={needs} />}
    </DashboardFrame>
  );
}
