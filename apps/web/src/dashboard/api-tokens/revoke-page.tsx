import { type UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { readOrRedirect } from '../forms/write';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { revokeToken } from './revoke-token';

interface RevokePageProps {
  readonly session: UserSession;
  readonly id: string;
}

export async function RevokePage({ session, id }: RevokePageProps) {
  const t = await getTranslations('tokens');
  const here = paths.revoke(id);
  return (
    <RequirePermission session={session} section="apiTokens" needs="api_token:edit" title={t('title')}>
      {async () => {
        const token = await readOrRedirect(here, 'api_tokens.findById', { params: { api_token_id: id } });
        if (token.revoked_at) redirect(paths.apiTokens);
        return (
          <Confirm
            title={t('revokeTitle', { name: token.name })}
            send={revokeToken.bind(null, toActionContext(session, here), id)}
            submit={t('revokeSubmit')}
            keep={paths.apiTokens}
          >
            <p>{t('revokeHint', { ending: token.last_four })}</p>
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}
