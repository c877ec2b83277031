import { UserGroup, type UserSession } from '@firstday/domain';
import { Banner, Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { paths, withQuery } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { createGroup } from './create-group';
import { saveGroup } from './save-group';
import { GroupForm } from './group-form';
import { groupNames } from './group-names';
import { PermissionList } from './permission-list';
import { Sentence } from './sentence';

export async function NewGroupPage({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('groups');
  return (
    <RequirePermission session={session} section="groups" needs="user:edit" title={t('makeTitle')}>
      {async () => (
        <div className="dash-column">
          <Back href={paths.groups}>{t('back')}</Back>
          <Heading title={{ text: t('makeTitle') }} />
          <GroupForm
            session={session}
            here={paths.newGroup}
            send={createGroup.bind(null, toActionContext(session, paths.newGroup))}
          />
        </div>
      )}
    </RequirePermission>
  );
}

interface GroupPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly done: unknown;
}

export async function GroupPage({ session, id, done }: GroupPageProps) {
  const [t, nameOf] = [await getTranslations('groups'), await groupNames()];
  const here = paths.group(id);
  return (
    <RequirePermission session={session} section="groups" needs="user:view" title={t('title')} done={done}>
      {async () => {
        const group = await readOrRedirect(here, 'user_groups.findById', { params: { user_group_id: id } });
        return (
          <div className="dash-column">
            <Back href={paths.groups}>{t('back')}</Back>
            <Heading title={{ text: nameOf(group) }}>
              <p>
                <a href={withQuery(paths.users, { group: group.id })}>{t('seePeople')}</a>
              </p>
            </Heading>
            {lockOf(session, group) ? (
              <LockedGroup session={session} group={group} />
            ) : (
              <>
                <GroupForm
                  session={session}
                  here={here}
                  group={group}
                  send={saveGroup.bind(null, toActionContext(session, here), id)}
                />
                <DeleteSection id={id} here={here} />
              </>
            )}
          </div>
        );
      }}
    </RequirePermission>
  );
}

/** Why the group is only to be looked at; undefined where this person may change it. */
function lockOf(session: UserSession, group: UserGroup): 'admin' | 'beyond' | 'view' | undefined {
  if (!hasPermission(session, 'user:edit')) return 'view';
  if (group.key === 'admin') return 'admin';
  return group.permissions.every((permission) => hasPermission(session, permission)) ? undefined : 'beyond';
}

async function LockedGroup({ session, group }: { readonly session: UserSession; readonly group: UserGroup }) {
  const t = await getTranslations('groups');
  const lock = lockOf(session, group);
  return (
    <>
      {lock === 'admin' || lock === 'beyond' ? (
        <Banner tone="muted" icon="lock" title={t('lockedTitle')}>
          <p>{t(lock === 'admin' ? 'lockedAdmin' : 'lockedBeyond')}</p>
        </Banner>
      ) : null}
      <section className="hosted-section">
        <h2>{t('records')}</h2>
        <p>
          <Sentence sentence={group.sentence} />
        </p>
      </section>
      <section className="hosted-section">
        <h2>{t('mayDo')}</h2>
        <PermissionList held={group.permissions} />
      </section>
    </>
  );
}

async function DeleteSection({ id, here }: { readonly id: string; readonly here: string }) {
  const t = await getTranslations('groups');
  const query = { user_group_id: id, per_page: 1 };
  const { total } = await readOrRedirect(here, 'users.listMemberships', { query });
  return (
    <section className="hosted-section">
      <h2>{t('deleteSection')}</h2>
      <p>{total > 0 ? t('deletePeople', { count: total }) : t('deleteSectionHint')}</p>
      <div className="fd-actions">
        {total > 0 ? (
          <LinkButton variant="secondary" href={withQuery(paths.users, { group: id })}>
            {t('seePeople')}
          </LinkButton>
        ) : (
          <LinkButton variant="danger" href={paths.deleteGroup(id)}>
            {t('deleteLink')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
