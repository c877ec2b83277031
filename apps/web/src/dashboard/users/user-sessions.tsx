import { type User, type UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { SessionList } from '../account/session-list';
import { paths } from '../paths';
import { userCredential } from '../../api/user-credential';
import { orRedirectToUnavailable } from '../session/current-session';
import { call } from '../../api/call';

interface UserSessionsProps {
  readonly session: UserSession;
  readonly user: User;
}

/** Where a colleague is signed in; of somebody who may do more, only that this is not shown. */
export async function UserSessions({ session, user }: UserSessionsProps) {
  const t = await getTranslations('sessions');
  const here = paths.user(user.id);
  const input = { params: { user_id: user.id }, query: { per_page: 100 } };
  const result = await orRedirectToUnavailable(here, async () =>
    call('users.listSessions', input, await userCredential()),
  );
  const sessions = result.ok ? result.value.data : [];
  return (
    <section className="hosted-section" aria-labelledby="user-sessions">
      <h2 id="user-sessions">{t('title')}</h2>
      {sessions.length > 0 ? (
        <SessionList
          session={session}
          sessions={sessions}
          here={here}
          user={user.id}
          endAll={t('endEvery')}
        />
      ) : (
        <p>{result.ok ? t('none') : t('beyondYou')}</p>
      )}
    </section>
  );
}
