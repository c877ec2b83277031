import './first-steps.css';
import type { UserSession } from '@firstday/domain';
import { Icon, type IconName, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { home, paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { LockedCard } from '../shell/locked-card';

/** What is set up first in a new account, and how much of it there is. */
export async function FirstSteps({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('dashboardHome');
  const cards = await cardsFor(session);
  const { organization_name: organization } = session.account;
  if (cards.length === 0)
    return (
      <LockedCard title={t('nothing')} way={{ href: paths.account, label: t('account') }}>
        {t('nothingHint', { organization })}
      </LockedCard>
    );
  const next = cards.find(({ isToDo }) => isToDo)?.id;
  return (
    <section className="hosted-section" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('title', { organization })}</h2>
      <p className="fd-hint">{t('hint')}</p>
      <ul className="dash-cards">
        {cards.map(({ id, icon, href, count, isToDo }) => (
          <li key={id} className="dash-card">
            <Icon name={id === 'employers' && count > 0 ? 'check' : icon} size={24} />
            <h3>
              <a href={href}>{t(`${id}Title`)}</a>
            </h3>
            <p>{t(`${id}Hint`)}</p>
            <p className="dash-count">
              {isToDo ? (
                <LinkButton size="small" variant={id === next ? 'primary' : 'secondary'} href={href}>
                  {t(`${id}First`)}
                </LinkButton>
              ) : (
                t(`${id}Count`, { count })
              )}
            </p>
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
  readonly id: 'employers' | 'groups' | 'hires' | 'states' | 'tokens' | 'users';
  readonly icon: IconName;
  readonly href: string;
  readonly count: number;
  /** There is none yet, and this person may add the first. */
  readonly isToDo: boolean;
}

async function cardsFor(session: UserSession): Promise<readonly Card[]> {
  const seesPeople = hasPermission(session, 'user:view');
  const decides = hasPermission(session, 'policy:edit');
  const [employers, states, tokens, users, groups] = await Promise.all([
    hasPermission(session, 'employer:view') ? total('employers.list') : undefined,
    decides ? undecidedStates() : undefined,
    hasPermission(session, 'api_token:edit') ? total('api_tokens.list') : undefined,
    seesPeople ? total('users.list') : undefined,
    seesPeople ? total('user_groups.list') : undefined,
  ]);
  const addsFirst = employers === 0 && hasPermission(session, 'employer:edit');
  const cards = [
    {
      id: 'employers',
      icon: 'building',
      href: addsFirst ? paths.newRecord('employer') : paths.recordList('employer'),
      count: employers,
    },
    { id: 'states', icon: 'book', href: paths.policyLibrary, count: states },
    {
      id: 'hires',
      icon: 'badge',
      href: paths.addHire,
      count: hasPermission(session, 'placement:edit') ? 0 : undefined,
    },
    { id: 'users', icon: 'person', href: paths.users, count: users },
    { id: 'groups', icon: 'people', href: paths.groups, count: groups },
    { id: 'tokens', icon: 'key', href: paths.apiTokens, count: tokens },
  ] as const;
  const toDo: readonly Card['id'][] = [
    ...(addsFirst ? (['employers'] as const) : []),
    ...(states ? (['states'] as const) : []),
    'hires',
  ];
  return cards.flatMap(({ count, ...card }) =>
    count === undefined ? [] : [{ ...card, count, isToDo: toDo.includes(card.id) }],
  );
}

/** Places where the account hires, and of which not everything that the library knows is asked or waived. */
async function undecidedStates(): Promise<number> {
  const { jurisdictions } = await readOrRedirect(home, 'policy_library.coverage', { query: {} });
  return jurisdictions.filter((place) => !place.is_decided).length;
}

type SetUp = 'api_tokens.list' | 'employers.list' | 'user_groups.list' | 'users.list';

async function total(list: SetUp): Promise<number> {
  return (await readOrRedirect(home, list, { query: { per_page: 1 } })).total;
}
