import type { UserSession } from '@firstday/domain';
import { Button, EmptyState, Heading, SearchField } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { orRedirectToUnavailable } from '../session/current-session';
import { paths, withQuery } from '../paths';
import { DashboardShell } from '../shell/dashboard-shell';
import { LockedCard } from '../shell/locked-card';
import { findRecords } from './find-records';
import type { FoundGroup } from './found';
import { mayFind } from './may-find';
import { placesFor } from './places-for';

interface FindPageProps {
  readonly session: UserSession;
  readonly typed: string;
}

/** The same as the dialog, as a page: for a phone, and without JavaScript. */
export async function FindPage({ session, typed }: FindPageProps) {
  const t = await getTranslations('find');
  if (!mayFind(session)) return <NothingToFind session={session} />;
  const here = withQuery(paths.find, { search: typed });
  const groups = await orRedirectToUnavailable(here, () => findRecords(session, typed));
  const { acts, pages } = await placesFor(session);
  const isFound = ({ label }: { label: string }) => label.toLowerCase().includes(typed.toLowerCase());
  const shown = [
    ...groups,
    { id: 'acts', found: acts.filter(isFound) },
    { id: 'pages', found: pages.filter(isFound) },
  ] as const;
  const isEmpty = shown.every(({ found }) => found.length === 0);
  return (
    <DashboardShell session={session} section="more">
      <Heading title={{ text: t('title') }}>
        <p className="fd-hint">{t('hint')}</p>
      </Heading>
      <form className="dash-search find-form" role="search" aria-label={t('title')}>
        <SearchField id="search" name="search" label={t('search')} defaultValue={typed} maxLength={200} />
        <Button type="submit" variant="secondary">
          {t('submit')}
        </Button>
      </form>
      {isEmpty ? <EmptyState icon="search" title={t('noneFound')} /> : null}
      {shown.map(({ id, found }) => (
        <FoundList key={id} id={id} found={found} />
      ))}
    </DashboardShell>
  );
}

async function NothingToFind({ session }: Pick<FindPageProps, 'session'>) {
  const [t, words] = [await getTranslations('find'), await getTranslations('dashboardHome')];
  const { organization_name: organization } = session.account;
  return (
    <DashboardShell session={session} section="more">
      <Heading title={{ text: t('title') }} />
      <LockedCard title={words('nothing')}>{words('nothingHint', { organization })}</LockedCard>
    </DashboardShell>
  );
}

interface FoundListProps {
  readonly id: FoundGroup['id'] | 'acts' | 'pages';
  readonly found: FoundGroup['found'];
}

async function FoundList({ id, found }: FoundListProps) {
  const t = await getTranslations('find');
  if (found.length === 0) return null;
  return (
    <section className="dash-more" aria-labelledby={`found-${id}`}>
      <h2 id={`found-${id}`}>{t(id)}</h2>
      <ul>
        {found.map(({ href, label, hint }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{label}</bdi>
              {hint ? <bdi className="fd-hint">{hint}</bdi> : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
