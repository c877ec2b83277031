import { Heading } from '@firstday/ui';
import { type UserGroup, UserMembership, type UserSession } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { Day } from '../shell/day';
import { RequirePermission } from '../shell/require-permission';
import { Pagination } from '../shell/pagination';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { Table } from '../shell/table';
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
    <RequirePermission session={session} section="users" needs="user:view" title={t('title')} done={done}>
      {async () => (
        <>
          <div className="dash-head">
            <Heading title={{ text: t('title') }}>
              <p className="fd-hint">{t('hint')}</p>
            </Heading>
            {hasPermission(session, 'user:edit') ? (
              <a className="fd-button" href={paths.newUser}>
                {t('invite')}
              </a>
            ) : null}
          </div>
          <UserList list={list} />
        </>
      )}
    </RequirePermission>
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
      <section className="hosted-section">
        <h2>{t('count', { count: total })}</h2>
        {data.length === 0 ? <p>{search || group ? t('noneFound') : t('empty')}</p> : <Rows people={data} />}
        <Pagination path={paths.users} query={{ search, group }} page={page} of={total_pages} />
      </section>
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
      <div className="fd-field">
        <label className="fd-label" htmlFor="search">
          {t('search')}
        </label>
        <input
          className="fd-input"
          id="search"
          name="search"
          type="search"
          dir="ltr"
          defaultValue={list.search}
          maxLength={320}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <div className="fd-field">
        <label className="fd-label" htmlFor="group">
          {t('inGroup')}
        </label>
        <select className="fd-input dash-plain-select" id="group" name="group" defaultValue={list.group}>
          <option value="">{t('anyGroup')}</option>
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {nameOf(group)}
            </option>
          ))}
        </select>
      </div>
      <div className="fd-actions">
        <button className="fd-button" data-quiet="">
          {t('find')}
        </button>
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
      columns={[t('email'), t('groups'), t('externalId'), t('added')]}
      rows={people.map(({ user, groups }) => ({
        key: user.id,
        cells: [
          <a key="email" href={paths.user(user.id)}>
            <bdi>{user.email}</bdi>
          </a>,
          groups.length > 0 ? (
            <span key="groups">{groups.map(nameOf).join(t('separator'))}</span>
          ) : (
            <span key="groups" className="fd-muted">
              {t('noGroups')}
            </span>
          ),
          user.external_id === null ? (
            <span key="external" className="fd-muted">
              {t('none')}
            </span>
          ) : (
            <bdi key="external">{user.external_id}</bdi>
          ),
          <Day key="added" moment={user.created_at} locale={locale} />,
        ],
      }))}
    />
  );
}
