import type { Permission, UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import type { ReactNode } from 'react';
import { hasPermission } from '../session/current-session';
import { Back } from './back';
import { RequirePermission } from './require-permission';
import type { PageSection } from './sections-for';

interface ListPageProps {
  readonly session: UserSession;
  readonly section: PageSection;
  readonly needs: Permission;
  readonly title: string;
  readonly hint: string;
  /** The page above this one, where it is not of the menu. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** Where one more is made, for those who may. */
  readonly add?: { readonly needs: Permission; readonly href: string; readonly label: string };
  /** What else can be done with the list as a whole: it stands beside the title. */
  readonly action?: ReactNode;
  readonly done?: unknown;
  /** Made only for people who may see it. */
  readonly children: () => ReactNode;
}

/** A page that is a list: what it is of, what can be done with it, and the rows. */
export function ListPage({ title, hint, back, add, action, children, ...page }: ListPageProps) {
  const mayAdd = add !== undefined && hasPermission(page.session, add.needs);
  return (
    <RequirePermission {...page} title={title}>
      {() => (
        <>
          {back ? <Back href={back.href}>{back.label}</Back> : null}
          <div className="dash-head">
            <Heading title={{ text: title }}>
              <p className="fd-hint">{hint}</p>
            </Heading>
            {mayAdd || action ? (
              <div className="dash-head-actions">
                {action}
                {mayAdd ? (
                  <LinkButton icon="plus" href={add.href}>
                    {add.label}
                  </LinkButton>
                ) : null}
              </div>
            ) : null}
          </div>
          {children()}
        </>
      )}
    </RequirePermission>
  );
}
