import type { ApiToken, CreatedByToken } from '@firstday/domain';
import { LongWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';

interface CreatedThingsProps {
  readonly token: ApiToken;
  readonly created: { readonly data: readonly CreatedByToken[]; readonly total: number };
}

/** What a token made and still works, each with the page where it can be ended: revoking the token does not. */
export async function CreatedThings({ token, created: { data, total } }: CreatedThingsProps) {
  const t = await getTranslations('tokens');
  if (total === 0) return token.revoked_at ? <p>{t('createdNone')}</p> : null;
  return (
    <section className="hosted-section" aria-labelledby="created">
      <h2 id="created">{t('createdTitle')}</h2>
      <p>{t(token.revoked_at ? 'createdLeftHint' : 'createdHint')}</p>
      <ul>
        {data.map((thing) => (
          <li key={thing.id}>
            {t(`created_${thing.type}`)}: <Named thing={thing} />
          </li>
        ))}
      </ul>
      {total > data.length ? <p>{t('createdMore', { shown: data.length, count: total })}</p> : null}
    </section>
  );
}

const pageOf = { api_token: paths.revoke, user: paths.user, webhook: paths.webhook } as const;

/** Without a name it is not for this person to open. */
function Named({ thing: { type, id, name } }: { readonly thing: CreatedByToken }) {
  if (name === null) return <bdi dir="ltr">{id}</bdi>;
  return (
    <a href={pageOf[type](id)}>
      <LongWord text={name} />
    </a>
  );
}
