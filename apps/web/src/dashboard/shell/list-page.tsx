import type { Permission, UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import type { ReactNode } from 'react';
import { type PageSection, RequirePermission } from './require-permission';

interface ListPageProps {
  readonly session: UserSession;
  readonly section: PageSection;
  readonly needs: Permission;
  readonly title: string;
  readonly hint: string;
  /** What can be done with the list as a whole: it stands beside the title. */
  readonly action?: ReactNode;
  readonly done?: unknown;
  /** Made only for people who may see it. */
  readonly children: () => ReactNode;
}

/** A page that is a list: what it is of, what can be done with it, and the rows. */
export function ListPage({ title, hint, action, children, ...page }: ListPageProps) {
  return (
    <RequirePermission {...page} title={title}>
      {() => (
        <>
          <div className="dash-head">
            <Heading title={{ text: title }}>
              <p className="fd-hint">{hint}</p>
            </Heading>
            {action}
          </div>
          {children()}
        </>
      )}
    </RequirePermission>
  );
}
