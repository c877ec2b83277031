import { getTranslations } from 'next-intl/server';
import { PlainPage } from '../hosted/onboarding/plain-page';

export default async function HomePage() {
  const t = await getTranslations('home');
  return (
    <PlainPage title={t('title')}>
      <p>{t('hint')}</p>
      <p>
        <a href="/api/docs">{t('reference')}</a>
      </p>
    </PlainPage>
  );
}
