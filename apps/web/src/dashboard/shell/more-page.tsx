import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ViewLinks } from '../employees/views/view-links';
import { DashboardShell } from './dashboard-shell';
import { SectionLinks } from './section-links';
import { sectionsFor } from './sections-for';

/** The whole menu as a page: where a phone has no room for it at the side. */
export async function MorePage({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('dashboard');
  const views = (await getTranslations('employeesList'))('views');
  const groupName = await getTranslations('sectionGroups');
  return (
    <DashboardShell session={session} section="more">
      <Heading title={{ text: t('sections') }} />
      {sectionsFor(session).map(({ id, links }) => (
        <section key={id} className="dash-more" aria-labelledby={`more-${id}`}>
          <h2 id={`more-${id}`}>{groupName(id)}</h2>
          <SectionLinks
            session={session}
            links={links}
            section="more"
            below={{ employees: <ViewLinks session={session} label={views} /> }}
          />
        </section>
      ))}
    </DashboardShell>
  );
}
