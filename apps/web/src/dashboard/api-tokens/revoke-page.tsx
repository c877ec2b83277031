import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { Back } from '../shell/back';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { CreatedThings } from './created-things';
import { revokeToken } from './revoke-token';

interface RevokePageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly done: unknown;
}

/** Before a token is revoked, and after: what it made and still works. */
export async function RevokePage({ session, id, done }: RevokePageProps) {
  const t = await getTranslations('tokens');
  const here = paths.revoke(id);
  return (
    <RequirePermission
      session={session}
      section="apiTokens"
      needs="api_token:edit"
      title={t('title')}
      done={done}
    >
      {async () => {
        const params = { api_token_id: id };
        const [token, created] = await Promise.all([
          readOrRedirect(here, 'api_tokens.findById', { params }),
          readOrRedirect(here, 'api_tokens.listCreated', { params, query: { per_page: 100 } }),
        ]);
        const things = <CreatedThings token={token} created={created} />;
        if (token.revoked_at)
          return (
            <div className="dash-column">
              <Back href={paths.apiTokens}>{t('back')}</Back>
              <Heading title={{ text: t('revokedTitle', { name: token.name }) }} />
              {things}
            </div>
          );
        const next = created.data.some(({ type }) => type !== 'api_token') ? here : paths.apiTokens;
        return (
          <Confirm
            title={t('revokeTitle', { name: token.name })}
            send={revokeToken.bind(null, toActionContext(session, here), { id, next })}
            submit={t('revokeSubmit')}
            keep={paths.apiTokens}
          >
            <p>{t('revokeHint', { ending: token.last_four })}</p>
            {things}
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}
