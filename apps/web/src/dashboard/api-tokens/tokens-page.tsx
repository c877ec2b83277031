import { Heading } from '@firstday/ui';
import { ApiToken, type UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { RequirePermission } from '../shell/require-permission';
import { Pagination } from '../shell/pagination';
import { paths } from '../paths';
import { Table } from '../shell/table';
import { CreateTokenForm } from './create-token-form';
import { TokenName, TokenScope, TokenStatus, TokenUse } from './token-facts';

interface TokensPageProps {
  readonly session: UserSession;
  readonly page: number;
  readonly done: unknown;
}

export async function TokensPage({ session, page, done }: TokensPageProps) {
  const t = await getTranslations('tokens');
  return (
    <RequirePermission
      session={session}
      section="apiTokens"
      needs="api_token:edit"
      title={t('title')}
      done={done}
    >
      {async () => (
        <>
          <Heading title={{ text: t('title') }}>
            <p className="fd-hint">{t('hint')}</p>
            <p>
              <a href="/api/docs">{t('reference')}</a>
            </p>
          </Heading>
          <CreateTokenForm session={session} />
          <TokenList page={page} />
        </>
      )}
    </RequirePermission>
  );
}

async function TokenList({ page }: { readonly page: number }) {
  const t = await getTranslations('tokens');
  const query = { page, per_page: 20 };
  const { data, total, total_pages } = await readOrRedirect(paths.apiTokens, 'api_tokens.list', { query });
  return (
    <section className="hosted-section">
      <h2>{t('listTitle', { count: total })}</h2>
      {data.length === 0 ? <p>{page > 1 ? t('emptyPage') : t('empty')}</p> : <Tokens tokens={data} />}
      <Pagination path={paths.apiTokens} page={page} of={total_pages} />
    </section>
  );
}

async function Tokens({ tokens }: { readonly tokens: readonly ApiToken[] }) {
  const t = await getTranslations('tokens');
  return (
    <Table
      caption={t('title')}
      columns={[t('name'), t('ending'), t('scope'), t('lastUsed'), t('status'), t('action')]}
      rows={tokens.map((token) => ({
        key: token.id,
        cells: [
          <TokenName key="name" token={token} />,
          <code key="ending" dir="ltr">
            …{token.last_four}
          </code>,
          <TokenScope key="scope" token={token} />,
          <TokenUse key="use" token={token} />,
          <TokenStatus key="status" token={token} />,
          token.revoked_at ? null : (
            <a key="action" href={paths.revoke(token.id)} aria-label={t('revokeOne', { name: token.name })}>
              {t('revoke')}
            </a>
          ),
        ],
      }))}
    />
  );
}
