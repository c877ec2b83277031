import './first-steps.css';
import type { UserSession } from '@firstday/domain';
import { Icon, type IconName } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { home, paths } from '../paths';
import { hasPermission } from '../session/current-session';

/** What is set up first in a new account, and how much of it there is. */
export async function FirstSteps({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('dashboardHome');
  const cards = await cardsFor(session);
  if (cards.length === 0) return <p className="fd-hint">{t('nothingHint')}</p>;
  return (
    <section className="hosted-section" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('title', { organization: session.account.organization_name })}</h2>
      <p className="fd-hint">{t('hint')}</p>
      <ul className="dash-cards">
        {cards.map(({ id, icon, href, count }) => (
          <li key={id} className="dash-card">
            <Icon name={icon} size={24} />
            <h3>
              <a href={href}>{t(`${id}Title`)}</a>
            </h3>
            <p>{t(`${id}Hint`)}</p>
            <p className="dash-count">{t(`${id}Count`, { count })}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href="/api/docs">{t('reference')}</a>
      </p>
    </section>
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
