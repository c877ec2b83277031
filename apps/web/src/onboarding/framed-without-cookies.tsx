import { getTranslations } from 'next-intl/server';
import { PlainPage } from './plain-page';

/** The way on for a browser that keeps no cookie in a frame: the same link in a tab of its own. */
export async function FramedWithoutCookies({ link }: { readonly link: string }) {
  const t = await getTranslations('framed');
  return (
    <PlainPage title={t('title')}>
      <p>{t('hint')}</p>
      <p className="fd-actions">
        <a
          className="fd-button"
          href={`/onboarding?${new URLSearchParams({ link })}`}
          target="_blank"
          rel="noopener"
        >
          {t('open')}
        </a>
      </p>
      <p className="fd-hint">{t('then')}</p>
    </PlainPage>
  );
}
