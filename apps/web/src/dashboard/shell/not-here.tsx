import { Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { pageHeader } from '../../api/unavailable-page-of';
import { paths } from '../paths';
import { requireSession } from '../session/current-session';
import { DashboardShell } from './dashboard-shell';
import { sectionAt } from './section-at';
import { sectionsFor } from './sections-for';

/** What was asked for is gone, or never was, or is not for this person to see: which of them is not said. One goes on where it would stand. */
export async function NotHere() {
  const [t, session] = [await getTranslations('dashboard'), await requireSession(paths.home)];
  const links = sectionsFor(session).flatMap((group) => group.links);
  const section = sectionAt(links, (await headers()).get(pageHeader) ?? '');
  return (
    <DashboardShell session={session} section={section?.id ?? 'more'}>
      <div className="dash-column">
        <Heading title={{ text: t('notHere') }}>
          <p>{t('notHereHint', { organization: session.account.organization_name })}</p>
        </Heading>
        <div className="fd-actions">
          {section ? (
            <LinkButton href={section.href}>{t('toSection', { section: t(section.id) })}</LinkButton>
          ) : null}
          <LinkButton variant="secondary" href={paths.home}>
            {t('toHome')}
          </LinkButton>
        </div>
      </div>
    </DashboardShell>
  );
}
