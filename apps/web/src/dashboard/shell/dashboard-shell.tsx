import './frame.css';
import type { UserSession } from '@firstday/domain';
import { Badge, Button, Icon, type IconName, Menu, RefreshOnReturn } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { LanguageSwitch } from '../../i18n/language-switch';
import { FocusOnPageChange } from './focus-on-page-change';
import { DoneNotice } from './done-notice';
import { chooseDashboardLanguage } from './choose-dashboard-language';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { signOut, switchAccount } from '../session/switch-account';

type Section =
  | 'account'
  | 'apiTokens'
  | 'archive'
  | 'calendar'
  | 'documents'
  | 'embedding'
  | 'employees'
  | 'forms'
  | 'groups'
  | 'home'
  | 'inspections'
  | 'policies'
  | 'policyLibrary'
  | 'securityLog'
  | 'users';

interface DashboardShellProps {
  readonly session: UserSession;
  readonly section: Section;
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
          <a className="dash-name" href={paths.home}>
            {session.account.organization_name}
          </a>
          {isTest ? (
            <span title={t('testHint')}>
              <Badge tone="warn">{t('testAccount')}</Badge>
            </span>
          ) : null}
          <AccountSwitch session={session} />
        </div>
        <Sections session={session} section={section} />
        <Person session={session} />
      </header>
      <main className="dash-main" id="main">
        <DoneNotice action={done} />
        {children}
      </main>
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
            <bdi>{session.user.email}</bdi>
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

const signs = {
  apiTokens: 'key',
  archive: 'file',
  calendar: 'calendar',
  documents: 'copy',
  embedding: 'code',
  employees: 'people',
  forms: 'pen',
  groups: 'people',
  home: 'home',
  inspections: 'file',
  policies: 'check',
  policyLibrary: 'search',
  securityLog: 'shield',
  users: 'person',
} as const satisfies Record<Exclude<Section, 'account'>, IconName>;

async function Sections({ session, section }: { readonly session: UserSession; readonly section: Section }) {
  const t = await getTranslations('dashboard');
  const people = hasPermission(session, 'user:view');
  const links = [
    { id: 'home', href: paths.home, isOpen: true },
    { id: 'employees', href: paths.employees, isOpen: hasPermission(session, 'employee:view') },
    { id: 'calendar', href: paths.calendar, isOpen: hasPermission(session, 'task:view') },
    { id: 'archive', href: paths.archive, isOpen: hasPermission(session, 'task:view') },
    {
      id: 'inspections',
      href: paths.inspections,
      isOpen: hasPermission(session, 'inspection_package:view'),
    },
    { id: 'forms', href: paths.forms, isOpen: hasPermission(session, 'form:edit') },
    { id: 'policies', href: paths.policies, isOpen: hasPermission(session, 'policy:edit') },
    { id: 'policyLibrary', href: paths.policyLibrary, isOpen: hasPermission(session, 'policy:edit') },
    { id: 'documents', href: paths.documents, isOpen: hasPermission(session, 'form:view') },
    { id: 'apiTokens', href: paths.apiTokens, isOpen: hasPermission(session, 'api_token:edit') },
    { id: 'embedding', href: paths.embedding, isOpen: hasPermission(session, 'component:create') },
    { id: 'users', href: paths.users, isOpen: people },
    { id: 'groups', href: paths.groups, isOpen: people },
    { id: 'securityLog', href: paths.securityLog, isOpen: hasPermission(session, 'security_log:view') },
  ] as const;
  return (
    <nav className="dash-nav" aria-label={t('sections')}>
      <ul>
        {links
          .filter(({ isOpen }) => isOpen)
          .map(({ id, href }) => (
            <li key={id}>
              <a href={href} aria-current={id === section ? 'page' : undefined}>
                <Icon name={signs[id]} />
                {t(id)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
