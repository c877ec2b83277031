import type { Permission, UserSession } from '@firstday/domain';
import type { ReactNode } from 'react';
import { DashboardShell } from './dashboard-shell';
import { NotPermitted } from './not-permitted';
import type { PageSection } from './sections-for';
import { hasPermission } from '../session/current-session';

interface RequirePermissionProps {
  readonly session: UserSession;
  readonly section: PageSection;
  readonly needs: Permission;
  readonly title: string;
  readonly done?: unknown;
  /** Made only for people who may see it. */
  readonly children: () => Promise<ReactNode> | ReactNode;
}

/** A page for people with a permission; others learn who can. */
export async function RequirePermission({
  session,
  section,
  needs,
  title,
  done,
  children,
}: RequirePermissionProps) {
  return (
    <DashboardShell session={session} section={section} done={done}>
      {hasPermission(session, needs) ? (
        await children()
      ) : (
        <NotPermitted session={session} title={title} needs={needs} />
      )}
    </DashboardShell>
  );
}
