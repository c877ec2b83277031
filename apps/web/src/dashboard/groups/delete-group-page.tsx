import type { UserGroup, UserSession } from '@firstday/domain';
import { Banner, Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { Back } from '../shell/back';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { paths, withQuery } from '../paths';
import { toActionContext } from '../session/current-session';
import { deleteGroup } from './delete-group';
import { groupNames } from './group-names';

interface DeleteGroupPageProps {
  readonly session: UserSession;
  readonly id: string;
}

export async function DeleteGroupPage({ session, id }: DeleteGroupPageProps) {
  const [t, nameOf] = [await getTranslations('groups'), await groupNames()];
  const here = paths.deleteGroup(id);
  return (
    <RequirePermission session={session} section="groups" needs="user:edit" title={t('title')}>
      {async () => {
        const group = await readOrRedirect(here, 'user_groups.findById', { params: { user_group_id: id } });
        const query = { user_group_id: id, per_page: 1 };
        const { total } = await readOrRedirect(here, 'users.listMemberships', { query });
        if (group.key === 'admin' || total > 0) return <CannotDelete group={group} people={total} />;
        return (
          <Confirm
            title={t('deleteTitle', { name: nameOf(group) })}
            send={deleteGroup.bind(null, toActionContext(session, here), id)}
            submit={t('deleteSubmit')}
            keep={paths.group(id)}
          >
            <p>{t('deleteHint')}</p>
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}

async function CannotDelete({ group, people }: { readonly group: UserGroup; readonly people: number }) {
  const [t, nameOf] = [await getTranslations('groups'), await groupNames()];
  return (
    <div className="dash-column">
      <Back href={paths.group(group.id)}>{nameOf(group)}</Back>
      <Heading title={{ text: t('cannotDelete', { name: nameOf(group) }) }} />
      {group.key === 'admin' ? (
        <Banner tone="muted" icon="lock" title={t('lockedTitle')}>
          <p>{t('lockedAdmin')}</p>
        </Banner>
      ) : (
        <>
          <p>{t('deletePeople', { count: people })}</p>
          <div className="fd-actions">
            <LinkButton href={withQuery(paths.users, { group: group.id })}>{t('seePeople')}</LinkButton>
          </div>
        </>
      )}
    </div>
  );
}
