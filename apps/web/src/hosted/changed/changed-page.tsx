import { Banner, Button } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { PlainPage } from '../onboarding/plain-page';
import { stopChange } from './stop-change';

export const outcomes = ['stopped', 'over'] as const;

interface ChangedPageProps {
  /** Of a change that is on hold; empty for one that cannot be stopped here. */
  readonly token: string;
  readonly language: string;
  /** What came of stopping it, once that was asked. */
  readonly outcome: (typeof outcomes)[number] | undefined;
}

/** Where a message about a change of bank account or address leads. It says nothing of anyone, and stops a change by a button. */
export async function ChangedPage({ token, language, outcome }: ChangedPageProps) {
  const t = await getTranslations('changed');
  if (outcome !== undefined)
    return (
      <PlainPage title={t(`${outcome}Title`)}>
        <Banner
          tone={outcome === 'stopped' ? 'good' : 'warn'}
          icon={outcome === 'stopped' ? 'check' : 'alert'}
        >
          {t(outcome)}
        </Banner>
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
