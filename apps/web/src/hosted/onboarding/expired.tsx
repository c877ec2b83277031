import { getTranslations } from 'next-intl/server';
import { PlainPage } from './plain-page';

/** Says what to do; knows nothing of whose link it was. */
export async function Expired() {
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
