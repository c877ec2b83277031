import { Icon } from '@firstday/ui';
import type { UserSession, WorkItemKind } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { DueCount } from '../today/due-count';
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

/** What is to be done in a section, whose number stands beside its word: of Today everything. */
const workOf = {
  home: undefined,
  review: ['section', 'reverification', 'receipt'],
  everify: ['everify_case'],
  webhooks: ['webhook'],
} as const satisfies Partial<Readonly<Record<SectionLink['id'], readonly WorkItemKind[] | undefined>>>;

const isWorkedOff = (id: SectionLink['id']): id is keyof typeof workOf => id in workOf;

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
          {isWorkedOff(id) ? (
            <Suspense>
              <DueCount session={session} kinds={workOf[id]} />
            </Suspense>
          ) : null}
        </li>
      ))}
      {children}
    </ul>
  );
}
