import { getTranslations } from 'next-intl/server';
import { signInPath } from '../../dashboard/paths';
import { PlainPage } from './plain-page';

/** For a link that its account opens to signed-in people only; whose it is, is not said. */
export async function SignInFirst({ link }: { readonly link: string }) {
  const t = await getTranslations('signInFirst');
  const back = `/onboarding?${new URLSearchParams({ link })}`;
  return (
    <PlainPage title={t('title')}>
      <p>{t('hint')}</p>
      <p className="fd-actions">
        <a className="fd-button" href={signInPath(back)}>
          {t('signIn')}
        </a>
      </p>
      <section className="hosted-section">
        <h2>{t('signedIn')}</h2>
        <p>{t('ask')}</p>
        <p>
          <a href={back}>{t('again')}</a>
        </p>
      </section>
    </PlainPage>
  );
}
