import { type UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { readOrRedirect } from '../forms/write';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { deleteUser } from './delete-user';

interface DeleteUserPageProps {
  readonly session: UserSession;
  readonly id: string;
}

export async function DeleteUserPage({ session, id }: DeleteUserPageProps) {
  const t = await getTranslations('users');
  if (id === session.user.id) redirect(paths.user(id));
  const here = paths.deleteUser(id);
  return (
    <RequirePermission session={session} section="users" needs="user:edit" title={t('title')}>
      {async () => {
        const { email } = await readOrRedirect(here, 'users.findById', { params: { user_id: id } });
        return (
          <Confirm
            title={t('deleteTitle', { email })}
            send={deleteUser.bind(null, toActionContext(session, here), id)}
            submit={t('deleteSubmit')}
            keep={paths.user(id)}
          >
            <p>{t('deleteHint')}</p>
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}
