import { Banner, Button } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { PlainPage } from '../onboarding/plain-page';
import type { ChangeOutcome } from './change-outcome';
import { confirmContactChange } from './confirm-contact-change';
import { stopChange } from './stop-change';

const isGood = (outcome: ChangeOutcome): boolean => outcome === 'confirmed' || outcome === 'stopped';

interface ChangedPageProps {
  /** Of a change that is on hold; empty for one that cannot be stopped here. */
  readonly token: string;
  /** Of a changed email address or phone number that can be confirmed; empty otherwise. */
  readonly confirm: string;
  readonly language: string;
  /** What came of stopping it, once that was asked. */
  readonly outcome: ChangeOutcome | undefined;
}

/** Where a message about a change of bank account, address or contact leads. It says nothing of anyone. A button stops or confirms the change. */
export async function ChangedPage({ token, confirm, language, outcome }: ChangedPageProps) {
  const t = await getTranslations('changed');
  if (outcome !== undefined)
    return (
      <PlainPage title={t(`${outcome}Title`)}>
        <Banner tone={isGood(outcome) ? 'good' : 'warn'} icon={isGood(outcome) ? 'check' : 'alert'}>
          {t(outcome)}
        </Banner>
      </PlainPage>
    );
  if (confirm !== '')
    return (
      <PlainPage title={t('confirmTitle')}>
        <form className="hosted-form" action={confirmContactChange.bind(null, { token: confirm, language })}>
          <p>{t('confirmHint')}</p>
          <div className="fd-actions">
            <Button type="submit">{t('confirm')}</Button>
          </div>
        </form>
      </PlainPage>
    );
  if (token === '')
    return (
      <PlainPage title={t('title')}>
        <p>{t('hint')}</p>
      </PlainPage>
    );
  return (
    <PlainPage title={t('stopTitle')}>
      <form className="hosted-form" action={stopChange.bind(null, { token, language })}>
        <p>{t('stopHint')}</p>
        <div className="fd-actions">
          <Button type="submit">{t('stop')}</Button>
        </div>
      </form>
    </PlainPage>
  );
}
