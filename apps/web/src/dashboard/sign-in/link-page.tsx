import { Button, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { currentSession, orRedirectToUnavailable } from '../session/current-session';
import { home } from '../paths';
import { call } from '../../api/call';
import { SignInLayout } from './sign-in-layout';
import { pendingLink, linkPath } from './pending-link';
import { redeemLink } from './redeem-link';

/** Asks whether to sign in, and says as whom; nothing is used up by looking. */
export async function LinkPage() {
  const token = await pendingLink();
  const preview = token ? await orRedirectToUnavailable(linkPath, () => previewOf(token)) : undefined;
  if (!preview?.ok) return <SpentLink />;
  const t = await getTranslations('signIn');
  const { email, organization_name: organization, mode } = preview.value;
  return (
    <SignInLayout title={t('linkTitle', { organization })}>
      <dl className="dash-facts">
        <div>
          <dt>{t('linkEmail')}</dt>
          <dd>
            <bdi>{email}</bdi>
          </dd>
        </div>
        {mode === 'test' ? (
          <div>
            <dt>{t('linkAccount')}</dt>
            <dd>{t('linkTest')}</dd>
          </div>
        ) : null}
      </dl>
      <p>{t('linkNotYou')}</p>
      <form action={redeemLink} className="fd-actions">
        <Button type="submit">{t('linkSubmit', { organization })}</Button>
      </form>
    </SignInLayout>
  );
}

const previewOf = (token: string) => call('sessions.previewMagicLink', { body: { token } }, undefined);

async function SpentLink() {
  const t = await getTranslations('signIn');
  const session = await orRedirectToUnavailable(linkPath, currentSession);
  return (
    <SignInLayout title={t('spentTitle')} hint={t('spentHint')}>
      <section className="hosted-section">
        <h2>{t('spentWhat')}</h2>
        <ul className="hosted-list">
          {session?.ok ? <li>{t('spentSignedIn', { email: session.value.user.email })}</li> : null}
          <li>{t('spentAsk')}</li>
          <li>{t('spentPassword')}</li>
        </ul>
      </section>
      <div className="fd-actions">
        <LinkButton href={home}>{session?.ok ? t('toDashboard') : t('toPassword')}</LinkButton>
      </div>
    </SignInLayout>
  );
}
