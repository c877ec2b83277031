import { getTranslations } from 'next-intl/server';
import { PlainPage } from './plain-page';

interface UnavailableProps {
  /** Where to try again; nowhere where only the link itself leads there. */
  readonly again?: string;
  /** Where one can go on with something else, should it last. */
  readonly elsewhere?: { readonly href: string; readonly label: string };
}

export async function Unavailable({ again, elsewhere }: UnavailableProps) {
  const t = await getTranslations('unavailable');
  return (
    <PlainPage title={t('title')}>
      <p>{t('hint')}</p>
      {again ? (
        <div className="fd-actions">
          <a className="fd-button" href={again}>
            {t('again')}
          </a>
          {elsewhere ? (
            <a className="fd-button" data-variant="secondary" href={elsewhere.href}>
              {elsewhere.label}
            </a>
          ) : null}
        </div>
      ) : null}
    </PlainPage>
  );
}
