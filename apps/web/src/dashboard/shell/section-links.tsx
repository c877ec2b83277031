import { Icon } from '@firstday/ui';
import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { TodayCount } from '../today/today-count';
import type { DashboardSection, SectionLink } from './sections-for';

interface SectionLinksProps {
  readonly session: UserSession;
  readonly links: readonly SectionLink[];
  readonly section: DashboardSection;
  /** What stands below one of them. */
  readonly below?: Partial<Readonly<Record<SectionLink['id'], ReactNode>>>;
  /** What stands after the last of them. */
  readonly children?: ReactNode;
}

/** Sections to go to; the one that one is in says so. */
export async function SectionLinks({ session, links, section, below = {}, children }: SectionLinksProps) {
  const t = await getTranslations('dashboard');
  return (
    <ul>
      {links.map(({ id, href, icon }) => (
        <li key={id}>
          <a href={href} aria-current={id === section ? 'page' : undefined}>
            <Icon name={icon} />
            {t(id)}
          </a>
          {below[id]}
          {id === 'home' ? (
            <Suspense>
              <TodayCount session={session} />
            </Suspense>
          ) : null}
        </li>
      ))}
      {children}
    </ul>
  );
}
