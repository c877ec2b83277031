import './appearance.css';
import type { Appearance, Theme, UserSession } from '@firstday/domain';
import { Badge, Banner, EmptyState, Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import { Moment } from '../shell/moment';
import { readThemeUses, type ThemeUses } from './read-theme-uses';
import { Swatches } from './swatches';

interface AppearancePageProps {
  readonly session: UserSession;
  readonly page: number;
  readonly done: unknown;
}

/** The themes of the account, and where each is worn. */
export async function AppearancePage({ session, page, done }: AppearancePageProps) {
  const [t, texts] = [await getTranslations('appearance'), await getTranslations('ownTexts')];
  return (
    <ListPage
      session={session}
      section="appearance"
      needs="theme:view"
      title={t('title')}
      hint={t('hint')}
      add={{ needs: 'theme:edit', href: paths.newTheme, label: t('add') }}
      done={done}
    >
      {() => (
        <>
          <ThemeList session={session} page={page} />
          <section className="hosted-section" aria-labelledby="own-texts">
            <h2 id="own-texts">{texts('title')}</h2>
            <p>{texts('hint')}</p>
            <p>
              <a href={paths.ownTexts}>{texts('open')}</a>
            </p>
          </section>
        </>
      )}
    </ListPage>
  );
}

async function ThemeList({ session, page }: Omit<AppearancePageProps, 'done'>) {
  const t = await getTranslations('appearance');
  const here = withQuery(paths.appearance, { page: page > 1 ? page : undefined });
  const [{ data, total, total_pages }, appearance] = await Promise.all([
    readOrRedirect(here, 'themes.list', { query: { page, per_page: 20 } }),
    readOrRedirect(here, 'appearance.find', {}),
  ]);
  if (total === 0) return <NoThemes />;
  const rows = await Promise.all(
    data.map(async (theme) => ({
      theme,
      appearance,
      uses: await readThemeUses(session, here, theme.id, { most: 3 }),
    })),
  );
  return (
    <>
      {appearance.active_theme_id === null ? (
        <Banner tone="muted" icon="info">
          <p>{t('noneWorn')}</p>
        </Banner>
      ) : null}
      <ListSection title={t('count', { count: total })} path={paths.appearance} page={page} of={total_pages}>
        <Rows rows={rows} />
      </ListSection>
    </>
  );
}

interface Row {
  readonly theme: Theme;
  readonly appearance: Appearance;
  readonly uses: ThemeUses | undefined;
}

async function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const t = await getTranslations('appearance');
  return (
    <Table
      caption={t('title')}
      rows={rows}
      keyOf={({ theme }) => theme.id}
      columns={[
        {
          id: 'name',
          label: t('name'),
          cell: ({ theme }) => <a href={paths.theme(theme.id)}>{theme.name}</a>,
        },
        { id: 'colours', label: t('colours'), cell: ({ theme }) => <Swatches theme={theme} /> },
        { id: 'used', label: t('usedBy'), cell: (row) => <UsedBy {...row} /> },
        { id: 'changed', label: t('changed'), cell: ({ theme }) => <Moment at={theme.updated_at} /> },
      ]}
    />
  );
}

/** By whom a theme is worn, in a line. */
export async function UsedBy({ theme, appearance, uses }: Row) {
  const t = await getTranslations('appearance');
  const isOfAccount = appearance.active_theme_id === theme.id;
  const isOfComponents = !isOfAccount && appearance.component_theme_id === theme.id;
  const names = uses?.employers.map(({ name }) => name) ?? [];
  const more = (uses?.total ?? 0) - names.length;
  if (!isOfAccount && !isOfComponents && names.length === 0) return t('usedByNobody');
  return (
    <span className="theme-uses">
      {isOfAccount ? <Badge tone="good">{t('wholeAccount')}</Badge> : null}
      {isOfComponents ? <Badge tone="muted">{t('components')}</Badge> : null}
      {names.length > 0 ? (
        <span dir="auto">
          {names.join(', ')}
          {more > 0 ? ` ${t('andMore', { count: more })}` : ''}
        </span>
      ) : null}
    </span>
  );
}

async function NoThemes() {
  const t = await getTranslations('appearance');
  return (
    <EmptyState icon="palette" title={t('empty')}>
      {t('emptyHint')}
    </EmptyState>
  );
}
