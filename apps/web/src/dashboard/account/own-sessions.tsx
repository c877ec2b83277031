import { type UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { SessionList } from './session-list';

/** Where one is signed in oneself. */
export async function OwnSessions({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('sessions');
  const { data } = await readOrRedirect(paths.account, 'sessions.list', { query: { per_page: 100 } });
  return (
    <section className="hosted-section" aria-labelledby="own-sessions">
      <h2 id="own-sessions">{t('title')}</h2>
      <p className="fd-hint">{t('ownHint')}</p>
      <SessionList session={session} sessions={data} here={paths.account} endAll={t('endOthers')} />
    </section>
  );
}
