import './token-columns.css';
import type { ApiToken } from '@firstday/domain';
import { type Column, StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { CreatedByLine } from '../shell/created-by-line';
import { Day } from '../shell/day';
import { PermissionList } from '../groups/permission-list';

/** What is known of API tokens, as columns. */
export async function tokenColumns(): Promise<readonly Column<ApiToken>[]> {
  const t = await getTranslations('tokens');
  return [
    { id: 'name', label: t('name'), cell: (token) => <TokenName token={token} /> },
    { id: 'ending', label: t('ending'), cell: (token) => <code dir="ltr">…{token.last_four}</code> },
    { id: 'scope', label: t('scope'), cell: (token) => <TokenScope token={token} /> },
    { id: 'use', label: t('lastUsed'), cell: (token) => <TokenUse token={token} /> },
    { id: 'status', label: t('status'), cell: (token) => <TokenStatus token={token} /> },
  ];
}

interface TokenFactProps {
  readonly token: ApiToken;
}

/** What it is for, and whose it is. */
async function TokenName({ token }: TokenFactProps) {
  const [t, locale] = [await getTranslations('tokens'), await getLocale()];
  return (
    <span className="token-name">
      <bdi>{token.name}</bdi>
      <span className="fd-small">
        {t('made')} <Day moment={token.created_at} locale={locale} />
      </span>
      <CreatedByLine creator={token.owner} />
    </span>
  );
}

/** What it may do, and from where. */
async function TokenScope({ token }: TokenFactProps) {
  const t = await getTranslations('tokens');
  const { permissions, allowed_networks: networks } = token;
  return (
    <span className="token-scope">
      {permissions === null ? (
        t('everything')
      ) : (
        <details>
          <summary>{t('someThings', { count: permissions.length })}</summary>
          <PermissionList held={permissions} />
        </details>
      )}
      {networks === null ? null : (
        <span className="fd-small">
          {t('onlyFrom')} <bdi dir="ltr">{networks.join(', ')}</bdi>
        </span>
      )}
    </span>
  );
}

/** When it was used for the last time. */
async function TokenUse({ token }: TokenFactProps) {
  const [t, locale] = [await getTranslations('tokens'), await getLocale()];
  if (token.last_used_at === null) return <span>{t('neverUsed')}</span>;
  return <Day moment={token.last_used_at} locale={locale} />;
}

/** Whether it works, and until when. */
async function TokenStatus({ token }: TokenFactProps) {
  const [t, locale] = [await getTranslations('tokens'), await getLocale()];
  const { revoked_at: revokedAt, expires_at: expiresAt } = token;
  if (revokedAt !== null) return <Ended word={t('revoked')} moment={revokedAt} />;
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now())
    return <Ended word={t('expired')} moment={expiresAt} />;
  return (
    <span>
      <StatusWord tone="good" icon="check" word={t('works')} />
      {expiresAt === null ? null : (
        <span className="fd-small">
          {' '}
          {t('until')} <Day moment={expiresAt} locale={locale} />
        </span>
      )}
    </span>
  );
}

async function Ended({ word, moment }: { readonly word: string; readonly moment: string }) {
  return (
    <span>
      <StatusWord tone="muted" icon="lock" word={word} />{' '}
      <span className="fd-small">
        <Day moment={moment} locale={await getLocale()} />
      </span>
    </span>
  );
}
