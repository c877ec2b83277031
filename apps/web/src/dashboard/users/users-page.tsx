import type { UserGroup, UserMembership, UserSession } from '@firstday/domain';
import { Button, EmptyState, LongWord, SearchField, Select, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { CreatedByLine } from '../shell/created-by-line';
import { Day } from '../shell/day';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import { paths } from '../paths';
import { groupNames } from '../groups/group-names';
import { readGroups } from '../groups/read-groups';

interface ListAsked {
  readonly here: string;
  readonly page: number;
  readonly search: string;
  /** Only the people of this group. */
  readonly group: string;
}

interface UsersPageProps {
  readonly session: UserSession;
  readonly list: ListAsked;
  readonly done: unknown;
}

export async function UsersPage({ session, list, done }: UsersPageProps) {
  const t = await getTranslations('users');
  return (
    <ListPage
      session={session}
      section="users"
      needs="user:view"
      title={t('title')}
      hint={t('hint')}
      add={{ needs: 'user:edit', href: paths.newUser, label: t('invite') }}
      done={done}
    >
      {() => <UserList list={list} />}
    </ListPage>
  );
}

async function UserList({ list }: { readonly list: ListAsked }) {
  const t = await getTranslations('users');
  const { here, page, search, group } = list;
  const query = { page, per_page: 20, search: search || undefined, user_group_id: group || undefined };
  const { data, total, total_pages } = await readOrRedirect(here, 'users.listMemberships', { query });
  return (
    <>
      <Search list={list} groups={await readGroups(here)} />
      <ListSection
        title={t('count', { count: total })}
        path={paths.users}
        query={{ search, group }}
        page={page}
        of={total_pages}
      >
        {data.length === 0 ? (
          <EmptyState icon="person" title={t(search || group ? 'noneFound' : 'empty')}>
            {search || group ? t('noneFoundHint') : null} <a href={paths.users}>{t('clear')}</a>
          </EmptyState>
        ) : (
          <Rows people={data} />
        )}
      </ListSection>
    </>
  );
}

interface SearchProps {
  readonly list: ListAsked;
  readonly groups: readonly UserGroup[];
}

/** What is asked stands in the address, to be kept and sent on. */
async function Search({ list, groups }: SearchProps) {
  const [t, nameOf] = [await getTranslations('users'), await groupNames()];
  return (
    <form className="dash-search" role="search" aria-label={t('searchTitle')}>
      <SearchField
        id="search"
        name="search"
        label={t('search')}
        isLabelShown
        dir="ltr"
        defaultValue={list.search}
        maxLength={320}
      />
      <Select
        id="group"
        name="group"
        label={t('inGroup')}
        defaultValue={list.group}
        options={[
          { value: '', label: t('anyGroup') },
          ...groups.map((group) => ({ value: group.id, label: nameOf(group) })),
        ]}
      />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {list.search || list.group ? <a href={paths.users}>{t('clear')}</a> : null}
      </div>
    </form>
  );
}

async function Rows({ people }: { readonly people: readonly UserMembership[] }) {
  const [t, locale, nameOf] = [await getTranslations('users'), await getLocale(), await groupNames()];
  return (
    <Table
      caption={t('title')}
      rows={people}
      keyOf={({ user }) => user.id}
      columns={[
        {
          id: 'email',
          label: t('email'),
          cell: ({ user }) => (
            <a href={paths.user(user.id)}>
              <LongWord text={user.email} />
            </a>
          ),
        },
        {
          id: 'groups',
          label: t('groups'),
          cell: ({ groups }) =>
            groups.length > 0 ? (
              groups.map(nameOf).join(t('separator'))
            ) : (
              <span className="fd-muted">{t('noGroups')}</span>
            ),
        },
        {
          id: 'external_id',
          label: t('externalId'),
          cell: ({ user }) =>
            user.external_id === null ? (
              <span className="fd-muted">{t('none')}</span>
            ) : (
              <bdi>{user.external_id}</bdi>
            ),
        },
        {
          id: 'added',
          label: t('added'),
          cell: ({ user }) => (
            <>
              <Day moment={user.created_at} locale={locale} isShort />
              <CreatedByLine creator={user.created_by} />
            </>
          ),
        },
      ]}
    />
  );
}
