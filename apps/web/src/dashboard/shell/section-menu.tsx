import type { UserSession } from '@firstday/domain';
import { Icon } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ViewLinks } from '../employees/views/view-links';
import { ScrollToCurrent } from './scroll-to-current';
import { SectionLinks } from './section-links';
import { type DashboardSection, sectionsFor } from './sections-for';

interface SectionMenuProps {
  readonly session: UserSession;
  readonly section: DashboardSection;
}

/** So many sections are taken in at a glance; of more, what is set up seldom is folded. */
const atAGlance = 12;

/** The menu at the side of a wide page. */
export async function SectionMenu({ session, section }: SectionMenuProps) {
  const t = await getTranslations('dashboard');
  const views = (await getTranslations('employeesList'))('views');
  const groupName = await getTranslations('sectionGroups');
  const groups = sectionsFor(session);
  const isShort = groups.flatMap(({ links }) => links).length <= atAGlance;
  return (
    <nav className="dash-nav" aria-label={t('sections')}>
      <ScrollToCurrent current={section} />
      {groups.map(({ id, links }) =>
        id === 'work' ? (
          <SectionLinks
            key={id}
            session={session}
            links={links}
            section={section}
            below={{ employees: <ViewLinks session={session} label={views} /> }}
          />
        ) : (
          <details key={id} open={isShort || links.some((link) => link.id === section)}>
            <summary>
              {groupName(id)}
              <Icon name="down" size={18} />
            </summary>
            <SectionLinks session={session} links={links} section={section} />
          </details>
        ),
      )}
    </nav>
  );
}
