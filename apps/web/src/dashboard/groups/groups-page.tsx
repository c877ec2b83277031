import { Heading } from '@firstday/ui';
import { Permission, type UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { RequirePermission } from '../shell/require-permission';
import { Pagination } from '../shell/pagination';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { Table } from '../shell/table';
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
    <RequirePermission session={session} section="groups" needs="user:view" title={t('title')} done={done}>
      {async () => (
        <>
          <div className="dash-head">
            <Heading title={{ text: t('title') }}>
              <p className="fd-hint">{t('hint')}</p>
            </Heading>
            {hasPermission(session, 'user:edit') ? (
              <a className="fd-button" href={paths.newGroup}>
                {t('makeTitle')}
              </a>
            ) : null}
          </div>
          <GroupList page={page} />
        </>
      )}
    </RequirePermission>
  );
}

async function GroupList({ page }: { readonly page: number }) {
  const [t, nameOf] = [await getTranslations('groups'), await groupNames()];
  const query = { page, per_page: 20 };
  const { data, total, total_pages } = await readOrRedirect(paths.groups, 'user_groups.list', { query });
  return (
    <section className="hosted-section">
      <h2>{t('count', { count: total })}</h2>
      <Table
        caption={t('title')}
        columns={[t('name'), t('permissions'), t('records'), t('people')]}
        rows={data.map((group) => ({
          key: group.id,
          cells: [
            <a key="name" href={paths.group(group.id)}>
              <bdi>{nameOf(group)}</bdi>
            </a>,
            t('permissionCount', { count: group.permissions.length, all: Permission.options.length }),
            <Sentence key="records" sentence={group.sentence} />,
            <a
              key="people"
              href={withQuery(paths.users, { group: group.id })}
              aria-label={t('seePeopleOf', { name: nameOf(group) })}
            >
              {t('seePeople')}
            </a>,
          ],
        }))}
      />
      <Pagination path={paths.groups} page={page} of={total_pages} />
    </section>
  );
}
