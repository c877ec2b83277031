import { Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { requireSession } from '../session/current-session';
import { DashboardShell } from './dashboard-shell';

/** What was asked for is gone, or never was, or is not for this person to see: which of them is not said. */
export async function NotHere() {
  const [t, session] = [await getTranslations('dashboard'), await requireSession(paths.home)];
  return (
    <DashboardShell session={session} section="more">
      <div className="dash-column">
        <Heading title={{ text: t('notHere') }}>
          <p>{t('notHereHint')}</p>
        </Heading>
        <div className="fd-actions">
          <LinkButton variant="secondary" href={paths.home}>
            {t('toHome')}
          </LinkButton>
        </div>
      </div>
    </DashboardShell>
  );
}
