import './frame.css';
import type { UserSession } from '@firstday/domain';
import { Badge, Button, Icon, LongWord, Menu, RefreshOnReturn } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { LanguageSwitch } from '../../i18n/language-switch';
import { FindLink } from '../find/find-link';
import { FocusOnPageChange } from './focus-on-page-change';
import { DoneNotice } from './done-notice';
import { chooseDashboardLanguage } from './choose-dashboard-language';
import { paths } from '../paths';
import { signOut, switchAccount } from '../session/switch-account';
import { SectionBar } from './section-bar';
import { SectionMenu } from './section-menu';
import type { DashboardSection } from './sections-for';

interface DashboardShellProps {
  readonly session: UserSession;
  readonly section: DashboardSection;
  /** What was done on the page before, as the address says. */
  readonly done?: unknown;
  readonly children: ReactNode;
}

/** What stands around every page of the dashboard: whose it is, which account, where one can go, the way out. */
export async function DashboardShell({ session, section, done, children }: DashboardShellProps) {
  const t = await getTranslations('dashboard');
  const isTest = session.account.mode === 'test';
  return (
    <div className="dash fd-dense" data-mode={session.account.mode}>
      <a className="fd-skip" href="#main">
        {t('skip')}
      </a>
      <header className="dash-top">
        <div className="dash-whose">
          <a className="dash-name" href={paths.home} dir="auto">
            {session.account.organization_name}
          </a>
          {isTest ? (
            <span title={t('testHint')}>
              <Badge tone="warn">{t('testAccount')}</Badge>
            </span>
          ) : null}
          <AccountSwitch session={session} />
        </div>
        <FindLink session={session} />
        <SectionMenu session={session} section={section} />
        <Person session={session} />
      </header>
      <main className="dash-main" id="main">
        <DoneNotice action={done} />
        {children}
      </main>
      <SectionBar session={session} section={section} />
      <Suspense>
        <FocusOnPageChange />
      </Suspense>
      <RefreshOnReturn />
    </div>
  );
}

async function AccountSwitch({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('dashboard');
  const { mode } = session.account;
  const names = { live: t('live'), test: t('test') };
  if (session.modes.length < 2) return null;
  return (
    <form action={switchAccount} className="dash-switch" aria-label={t('account')}>
      {session.modes.map((one) => (
        <button key={one} name="mode" value={one} aria-current={one === mode || undefined}>
          {one === mode ? <Icon name="check" size={18} /> : null}
          {names[one]}
        </button>
      ))}
    </form>
  );
}

async function Person({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('dashboard');
  return (
    <Menu className="dash-person">
      <summary>
        <Icon name="person" />
        <span className="dash-person-email" dir="ltr">
          {session.user.email}
        </span>
        <Icon name="down" size={18} />
      </summary>
      <div className="dash-person-menu">
        <p>
          <span className="fd-small">{t('signedInAs')}</span>
          <br />
          <strong>
            <LongWord text={session.user.email} />
          </strong>
        </p>
        <a href={paths.account}>{t('yourAccount')}</a>
        <LanguageSwitch choose={chooseDashboardLanguage} />
        <form action={signOut}>
          <Button type="submit" variant="secondary" size="small">
            {t('signOut')}
          </Button>
        </form>
      </div>
    </Menu>
  );
}
