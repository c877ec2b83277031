import type { UserSession } from '@firstday/domain';
import { Icon } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { SectionLinks } from './section-links';
import { type DashboardSection, sectionsFor } from './sections-for';

interface SectionBarProps {
  readonly session: UserSession;
  readonly section: DashboardSection;
}

/** What a phone has in reach of the thumb: the day's work, and the way to everything else. */
export async function SectionBar({ session, section }: SectionBarProps) {
  const t = await getTranslations('dashboard');
  const near = sectionsFor(session)
    .flatMap(({ links }) => links)
    .slice(0, 3);
  const isElsewhere = !near.some(({ id }) => id === section);
  return (
    <nav className="dash-bar" aria-label={t('sections')}>
      <SectionLinks session={session} links={near} section={section}>
        <li>
          <a href={paths.more} aria-current={section === 'more' ? 'page' : isElsewhere || undefined}>
            <Icon name="more" />
            {t('more')}
          </a>
        </li>
      </SectionLinks>
    </nav>
  );
}
