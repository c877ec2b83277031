import { getTranslations } from 'next-intl/server';
import { NewLinkForm } from './new-link-form';
import { PlainPage } from './plain-page';

/** Says what to do; knows nothing of whose link it was. */
export async function Expired({ isAsked = false }: { readonly isAsked?: boolean }) {
  const t = await getTranslations('expired');
  return (
    <PlainPage title={t('title')}>
      <p>{t('hint')}</p>
      <NewLinkForm isAsked={isAsked} />
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
