import { getTranslations } from 'next-intl/server';
import { PlainPage } from './plain-page';

interface UnavailableProps {
  /** Where to try again; nowhere where only the link itself leads there. */
  readonly again?: string;
  /** Whom to tell, should it last: a person at work knows who runs the service, a new hire who sent the link. */
  readonly isAtWork?: boolean;
  /** Where one can go on with something else, should it last. */
  readonly elsewhere?: { readonly href: string; readonly label: string };
}

export async function Unavailable({ again, isAtWork = false, elsewhere }: UnavailableProps) {
  const t = await getTranslations('unavailable');
  return (
    <PlainPage title={t('title')}>
      <p>
        {t('hint')} {t(isAtWork ? 'tellOperator' : 'tellSender')}
      </p>
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
