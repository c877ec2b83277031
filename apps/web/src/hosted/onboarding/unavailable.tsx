import { getTranslations } from 'next-intl/server';
import { PlainPage } from './plain-page';

interface UnavailableProps {
  /** Where to try again; nowhere where only the link itself leads there. */
  readonly again?: string;
}

export async function Unavailable({ again }: UnavailableProps) {
  const t = await getTranslations('unavailable');
  return (
    <PlainPage title={t('title')}>
      <p>{t('hint')}</p>
      {again ? (
        <div className="fd-actions">
          <a className="fd-button" href={again}>
            {t('again')}
          </a>
        </div>
      ) : null}
    </PlainPage>
  );
}
