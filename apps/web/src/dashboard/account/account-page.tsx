import { Heading, LongWord } from '@firstday/ui';
import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { DashboardShell } from '../shell/dashboard-shell';
import { PermissionList } from '../groups/permission-list';
import { DigestForm } from './digest-form';
import { LinkedAccounts } from './linked-accounts';
import { OwnSessions } from './own-sessions';
import { PasswordForm } from './password-form';

interface AccountPageProps {
  readonly session: UserSession;
  readonly done: unknown;
}

/** Who one is here, and what one may do. */
export async function AccountPage({ session, done }: AccountPageProps) {
  const [t, d] = [await getTranslations('account'), await getTranslations('dashboard')];
  const isTest = session.account.mode === 'test';
  return (
    <DashboardShell session={session} section="account" done={done}>
      <div className="dash-column">
        <Heading title={{ text: t('title') }} />
        <dl className="dash-facts">
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <LongWord text={session.user.email} />
            </dd>
          </div>
          <div>
            <dt>{t('organization')}</dt>
            <dd>
              {session.account.organization_name} · {isTest ? d('testAccount') : d('liveAccount')}
            </dd>
          </div>
        </dl>
        <DigestForm session={session} />
        <LinkedAccounts session={session} />
        <PasswordForm session={session} />
      </div>
      <OwnSessions session={session} />
      <div className="dash-column">
        <section className="hosted-section">
          <h2>{t('mayDo')}</h2>
          <p className="fd-hint">{t('mayDoHint')}</p>
          <PermissionList held={session.permissions} />
        </section>
      </div>
    </DashboardShell>
  );
}
