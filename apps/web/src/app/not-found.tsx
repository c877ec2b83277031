import { getTranslations } from 'next-intl/server';
import { PlainPage } from '../hosted/onboarding/plain-page';

export default async function NotFound() {
  const t = await getTranslations('notFound');
  return (
    <PlainPage title={t('title')}>
      <p>{t('hint')}</p>
    </PlainPage>
  );
}
