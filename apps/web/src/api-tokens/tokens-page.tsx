import { ApiToken, page as pageOf, type UserSession } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { read } from '../dashboard/ask';
import { Day } from '../dashboard/day';
import { Guarded } from '../dashboard/guarded';
import { Pages } from '../dashboard/pages';
import { paths, withQuery } from '../dashboard/paths';
import { Table } from '../dashboard/table';
import { Heading } from '../frame/heading';
import { MakeToken } from './make-token';

interface TokensPageProps {
  readonly session: UserSession;
  readonly page: number;
  readonly done: unknown;
}

export async function TokensPage({ session, page, done }: TokensPageProps) {
  const t = await getTranslations('tokens');
  return (
    <Guarded session={session} section="apiTokens" needs="api_token:edit" title={t('title')} done={done}>
      {async () => (
        <>
          <Heading title={{ text: t('title') }}>
            <p className="fd-hint">{t('hint')}</p>
            <p>
              <a href="/api/docs">{t('reference')}</a>
            </p>
          </Heading>
          <MakeToken session={session} />
          <TokenList page={page} />
        </>
      )}
    </Guarded>
  );
}

async function TokenList({ page }: { readonly page: number }) {
  const t = await getTranslations('tokens');
  const path = withQuery('/api_tokens', { page, per_page: 20 });
  const { data, total, total_pages } = await read(paths.apiTokens, pageOf(ApiToken), path);
  return (
    <section className="hosted-section">
      <h2>{t('listTitle', { count: total })}</h2>
      {data.length === 0 ? <p>{page > 1 ? t('emptyPage') : t('empty')}</p> : <Tokens tokens={data} />}
      <Pages path={paths.apiTokens} page={page} of={total_pages} />
    </section>
  );
}

async function Tokens({ tokens }: { readonly tokens: readonly ApiToken[] }) {
  const [t, locale] = [await getTranslations('tokens'), await getLocale()];
  return (
    <Table
      caption={t('title')}
      columns={[t('name'), t('ending'), t('made'), t('status'), t('action')]}
      rows={tokens.map((token) => ({
        key: token.id,
        cells: [
          <bdi key="name">{token.name}</bdi>,
          <code key="ending" dir="ltr">
            …{token.last_four}
          </code>,
          <Day key="made" moment={token.created_at} locale={locale} />,
          token.revoked_at ? (
            <span key="status">
              <StatusWord tone="muted" icon="lock" word={t('revoked')} />{' '}
              <span className="fd-small">
                <Day moment={token.revoked_at} locale={locale} />
              </span>
            </span>
          ) : (
            <StatusWord key="status" tone="good" icon="check" word={t('works')} />
          ),
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
