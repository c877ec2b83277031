import { getTranslations } from 'next-intl/server';
import { HostedAct } from '../act/hosted-act';
import { PlainPage } from '../onboarding/plain-page';
import { goOnHere } from './go-on-here';

interface ArrivedPageProps {
  /** Undefined where there is none, or it was used. */
  readonly code: string | undefined;
}

/** What the phone opens. The code is used by a press: a program that looks at addresses beforehand uses up nothing. */
export async function ArrivedPage({ code }: ArrivedPageProps) {
  const t = await getTranslations('phone');
  if (code === undefined)
    return (
      <PlainPage title={t('used')}>
        <p>{t('usedHint')}</p>
      </PlainPage>
    );
  return (
    <PlainPage title={t('arrived')}>
      <p>{t('arrivedHint')}</p>
      <HostedAct send={goOnHere.bind(null, code)}>
        <div className="fd-actions">
          <button className="fd-button">{t('open')}</button>
        </div>
      </HostedAct>
    </PlainPage>
  );
}
