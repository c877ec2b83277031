import type { ApiToken, UserSession } from '@firstday/domain';
import { EmptyState, Heading, Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { RequirePermission } from '../shell/require-permission';
import { ListSection } from '../shell/list-section';
import { paths } from '../paths';
import { CreateTokenForm } from './create-token-form';
import { tokenColumns } from './token-columns';

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
    <ListSection title={t('listTitle', { count: total })} path={paths.apiTokens} page={page} of={total_pages}>
      {data.length === 0 ? (
        <EmptyState icon="key" title={t(page > 1 ? 'emptyPage' : 'empty')}>
          {page > 1 ? <a href={paths.apiTokens}>{t('firstPage')}</a> : t('emptyHint')}
        </EmptyState>
      ) : (
        <Tokens tokens={data} />
      )}
    </ListSection>
  );
}

async function Tokens({ tokens }: { readonly tokens: readonly ApiToken[] }) {
  const t = await getTranslations('tokens');
  return (
    <Table
      caption={t('title')}
      rows={tokens}
      keyOf={({ id }) => id}
      columns={await tokenColumns()}
      actions={{
        label: t('action'),
        of: (token) =>
          token.revoked_at ? (
            <a href={paths.revoke(token.id)} aria-label={t('seeCreatedOf', { name: token.name })}>
              {t('seeCreated')}
            </a>
          ) : (
            <a href={paths.revoke(token.id)} aria-label={t('revokeOne', { name: token.name })}>
              {t('revoke')}
            </a>
          ),
      }}
    />
  );
}
