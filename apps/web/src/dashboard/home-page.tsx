import './home-page.css';
import { Heading, Icon, type IconName } from '@firstday/ui';
import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from './forms/write';
import { DashboardShell } from './shell/dashboard-shell';
import { home, paths } from './paths';
import { hasPermission } from './session/current-session';

/** What can be done here, and how much of it there is. */
export async function HomePage({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('dashboardHome');
  const cards = await cardsFor(session);
  return (
    <DashboardShell session={session} section="home">
      <Heading title={{ text: t('title', { organization: session.account.organization_name }) }}>
        <p className="fd-hint">{cards.length > 0 ? t('hint') : t('nothingHint')}</p>
      </Heading>
      {cards.length > 0 ? (
        <ul className="dash-cards">
          {cards.map(({ id, icon, href, count }) => (
            <li key={id} className="dash-card">
              <Icon name={icon} size={24} />
              <h2>
                <a href={href}>{t(`${id}Title`)}</a>
              </h2>
              <p>{t(`${id}Hint`)}</p>
              <p className="dash-count">{t(`${id}Count`, { count })}</p>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <a href="/api/docs">{t('reference')}</a>
      </p>
    </DashboardShell>
  );
}

interface Card {
  readonly id: 'groups' | 'tokens' | 'users';
  readonly icon: IconName;
  readonly href: string;
  readonly count: number;
}

async function cardsFor(session: UserSession): Promise<readonly Card[]> {
  const seesPeople = hasPermission(session, 'user:view');
  const [tokens, users, groups] = await Promise.all([
    hasPermission(session, 'api_token:edit') ? total('api_tokens.list') : undefined,
    seesPeople ? total('users.list') : undefined,
    seesPeople ? total('user_groups.list') : undefined,
  ]);
  const cards = [
    { id: 'tokens', icon: 'key', href: paths.apiTokens, count: tokens },
    { id: 'users', icon: 'person', href: paths.users, count: users },
    { id: 'groups', icon: 'people', href: paths.groups, count: groups },
  ] as const;
  return cards.flatMap(({ count, ...card }) => (count === undefined ? [] : [{ ...card, count }]));
}

async function total(list: 'api_tokens.list' | 'user_groups.list' | 'users.list'): Promise<number> {
  return (await readOrRedirect(home, list, { query: { per_page: 1 } })).total;
}
