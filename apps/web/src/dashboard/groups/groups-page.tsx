import { Permission, type UserSession } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import { paths, withQuery } from '../paths';
import { groupNames } from './group-names';
import { Sentence } from './sentence';

interface GroupsPageProps {
  readonly session: UserSession;
  readonly page: number;
  readonly done: unknown;
}

export async function GroupsPage({ session, page, done }: GroupsPageProps) {
  const t = await getTranslations('groups');
  return (
    <ListPage
      session={session}
      section="groups"
      needs="user:view"
      title={t('title')}
      hint={t('hint')}
      add={{ needs: 'user:edit', href: paths.newGroup, label: t('makeTitle') }}
      done={done}
    >
      {() => <GroupList page={page} />}
    </ListPage>
  );
}

async function GroupList({ page }: { readonly page: number }) {
  const [t, nameOf] = [await getTranslations('groups'), await groupNames()];
  const query = { page, per_page: 20 };
  const { data, total, total_pages } = await readOrRedirect(paths.groups, 'user_groups.list', { query });
  return (
    <ListSection title={t('count', { count: total })} path={paths.groups} page={page} of={total_pages}>
      <Table
        caption={t('title')}
        rows={data}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'name',
            label: t('name'),
            cell: (group) => (
              <a href={paths.group(group.id)}>
                <bdi>{nameOf(group)}</bdi>
              </a>
            ),
          },
          {
            id: 'permissions',
            label: t('permissions'),
            cell: ({ permissions }) =>
              t('permissionCount', { count: permissions.length, all: Permission.options.length }),
          },
          { id: 'records', label: t('records'), cell: ({ sentence }) => <Sentence sentence={sentence} /> },
          {
            id: 'people',
            label: t('people'),
            cell: (group) => (
              <a
                href={withQuery(paths.users, { group: group.id })}
                aria-label={t('seePeopleOf', { name: nameOf(group) })}
              >
                {t('seePeople')}
              </a>
            ),
          },
        ]}
      />
    </ListSection>
  );
}
