import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ProofControl } from './proof-control';

/** Asks for the password again once the API needs a fresh proof of identity. */
export async function ProofField({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('accounts');
  const isLinkedToLive = session.account.mode === 'test' && session.modes.includes('live');
  return <ProofControl label={t(isLinkedToLive ? 'livePassword' : 'ownPassword')} hint={t('confirmHint')} />;
}
