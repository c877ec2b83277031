import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PlainPage } from '../../../../onboarding/plain-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('expired');
  return { title: t('title') };
}

export default async function ExpiredPage() {
  const t = await getTranslations('expired');
  return (
    <PlainPage title={t('title')}>
      <p>{t('hint')}</p>
      <section className="hosted-section">
        <h2>{t('what')}</h2>
        <ul className="hosted-list">
          <li>{t('ask')}</li>
          <li>{t('whole')}</li>
        </ul>
      </section>
    </PlainPage>
  );
}
