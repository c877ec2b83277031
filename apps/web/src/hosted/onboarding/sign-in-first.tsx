import { getTranslations } from 'next-intl/server';
import { PlainPage } from './plain-page';

interface SignInFirstProps {
  /** Opens the link again, for somebody who has signed in by then. */
  readonly back: string;
  readonly signIn: string;
}

/** For a link that its account opens to signed-in people only. The page does not say whose link it is. */
export async function SignInFirst({ back, signIn }: SignInFirstProps) {
  const t = await getTranslations('signInFirst');
  return (
    <PlainPage title={t('title')}>
      <p>{t('hint')}</p>
      <p className="fd-actions">
        <a className="fd-button" href={signIn}>
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
