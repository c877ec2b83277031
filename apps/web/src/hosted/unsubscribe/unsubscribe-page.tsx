import { Banner, Button } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { PlainPage } from '../onboarding/plain-page';
import { endReminders } from './end-reminders';

interface UnsubscribePageProps {
  /** Of the message whose address was opened; empty where it was cut off. */
  readonly token: string;
  readonly language: string;
  readonly isDone: boolean;
}

/** Ends reminders by a button. It knows nobody, and says the same whatever the token is. */
export async function UnsubscribePage({ token, language, isDone }: UnsubscribePageProps) {
  const t = await getTranslations('unsubscribe');
  if (isDone)
    return (
      <PlainPage title={t('doneTitle')}>
        <Banner tone="good" icon="check">
          {t('done')}
        </Banner>
        <p>{t('still')}</p>
      </PlainPage>
    );
  return (
    <PlainPage title={t('title')}>
      <p>{t(token === '' ? 'cutOff' : 'hint')}</p>
      {token === '' ? null : (
        <form className="hosted-form" action={endReminders.bind(null, { token, language })}>
          <p>{t('still')}</p>
          <div className="fd-actions">
            <Button type="submit">{t('end')}</Button>
          </div>
        </form>
      )}
    </PlainPage>
  );
}
