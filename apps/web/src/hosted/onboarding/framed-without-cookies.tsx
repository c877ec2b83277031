import { getTranslations } from 'next-intl/server';
import { OpenInTab } from './open-in-tab';
import { PlainPage } from './plain-page';

/** The way on for a browser that keeps no cookie in a frame: the same link in a tab of its own. */
export async function FramedWithoutCookies({ link }: { readonly link: string }) {
  const t = await getTranslations('framed');
  return (
    <PlainPage title={t('title')}>
      <p>{t('hint')}</p>
      <p className="fd-actions">
        <OpenInTab href={`/onboarding?${new URLSearchParams({ link })}`}>{t('open')}</OpenInTab>
      </p>
      <p className="fd-hint">{t('then')}</p>
    </PlainPage>
  );
}
