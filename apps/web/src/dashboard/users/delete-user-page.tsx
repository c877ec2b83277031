import type { UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { Back } from '../shell/back';
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
  const here = paths.deleteUser(id);
  return (
    <RequirePermission session={session} section="users" needs="user:edit" title={t('title')}>
      {async () => {
        if (id === session.user.id) return <NotYourself id={id} />;
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

async function NotYourself({ id }: Pick<DeleteUserPageProps, 'id'>) {
  const [t, words] = [await getTranslations('users'), await getTranslations('dashboard')];
  return (
    <div className="dash-column">
      <Back href={paths.users}>{t('back')}</Back>
      <Heading title={{ text: t('notYourself') }}>
        <p>{t('notYourselfHint')}</p>
      </Heading>
      <div className="fd-actions">
        <LinkButton variant="secondary" href={paths.user(id)}>
          {words('yourAccount')}
        </LinkButton>
      </div>
    </div>
  );
}
