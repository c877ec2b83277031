import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PlainPage } from '../../../../onboarding/plain-page';
import { isSessionId, sessionPath } from '../../../../session/form-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unavailable');
  return { title: t('title') };
}

interface UnavailablePageProps {
  readonly searchParams: Promise<{ readonly session?: string | string[] }>;
}

export default async function UnavailablePage({ searchParams }: UnavailablePageProps) {
  const t = await getTranslations('unavailable');
  const { session } = await searchParams;
  return (
    <PlainPage title={t('title')}>
      <p>{t('hint')}</p>
      {typeof session === 'string' && isSessionId(session) ? (
        <div className="fd-actions">
          <a className="fd-button" href={sessionPath(session)}>
            {t('again')}
          </a>
        </div>
      ) : null}
    </PlainPage>
  );
}
