import type { ConnectedOrganization, UserSession } from '@firstday/domain';
import { Button, EmptyState, LongWord, SearchField, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { Day } from '../shell/day';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import { DeletedOrganizations } from './deleted-organizations';

interface OrganizationsPageProps {
  readonly session: UserSession;
  readonly name: string;
  readonly page: number;
  readonly done: unknown;
}

/** Organizations of the account's own customers, and those that were deleted and can come back. */
export async function OrganizationsPage({ session, name, page, done }: OrganizationsPageProps) {
  const t = await getTranslations('connectedOrganizations');
  return (
    <ListPage
      session={session}
      section="connectedOrganizations"
      needs="connected_organization:view"
      title={t('title')}
      hint={t('hint')}
      add={{
        needs: 'connected_organization:edit',
        href: paths.newConnectedOrganization,
        label: t('add'),
      }}
      done={done}
    >
      {() => (
        <>
          <Organizations name={name} page={page} />
          <DeletedOrganizations session={session} />
        </>
      )}
    </ListPage>
  );
}

async function Organizations({ name, page }: Pick<OrganizationsPageProps, 'name' | 'page'>) {
  const [t, records] = [await getTranslations('connectedOrganizations'), await getTranslations('records')];
  const query = { page, per_page: 50, ...(name && { name }) };
  const here = paths.connectedOrganizations;
  const answer = await readOrRedirect(here, 'connected_organizations.list', { query });
  if (answer.total === 0 && name === '')
    return (
      <EmptyState icon="globe" title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    );
  return (
    <>
      <form className="dash-search" role="search" aria-label={records('searchTitle')}>
        <SearchField
          id="name"
          name="name"
          label={records('name')}
          isLabelShown
          defaultValue={name}
          maxLength={255}
        />
        <div className="fd-actions">
          <Button type="submit" variant="secondary">
            {records('find')}
          </Button>
          {name ? <a href={here}>{records('clear')}</a> : null}
        </div>
      </form>
      <ListSection
        title={t('count', { count: answer.total })}
        path={here}
        query={{ name }}
        page={page}
        of={answer.total_pages}
      >
        {answer.data.length === 0 ? (
          <EmptyState icon="search" title={records('noneFound')} />
        ) : (
          <Rows rows={answer.data} />
        )}
      </ListSection>
    </>
  );
}

async function Rows({ rows }: { readonly rows: readonly ConnectedOrganization[] }) {
  const [t, fieldWord, records, locale] = [
    await getTranslations('connectedOrganizations'),
    await getTranslations('recordField'),
    await getTranslations('records'),
    await getLocale(),
  ];
  return (
    <Table
      caption={t('title')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t('legalName'),
          cell: ({ id, name }) => (
            <a href={paths.connectedOrganization(id)}>
              <bdi>{name}</bdi>
            </a>
          ),
        },
        { id: 'ein', label: fieldWord('ein'), cell: ({ ein }) => (ein ? <bdi>{ein}</bdi> : null) },
        {
          id: 'email',
          label: t('business_email'),
          cell: ({ business_email: email }) => (email ? <LongWord text={email} /> : null),
        },
        {
          id: 'added',
          label: records('created'),
          cell: ({ created_at }) => <Day moment={created_at} locale={locale} />,
        },
      ]}
    />
  );
}
