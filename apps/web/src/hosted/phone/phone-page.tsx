import type { OnboardingSession, SessionContinuation } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { QrCode } from '@firstday/ui/qr-code';
import { getTranslations } from 'next-intl/server';
import { HostedLayout } from '../layout/hosted-layout';
import './phone.css';

interface PhonePageProps {
  readonly session: OnboardingSession;
  readonly continuation: SessionContinuation;
  /** Where the employee came from: what was done on the phone shows there. */
  readonly back: string;
  readonly again: string;
}

/** The code that a phone's camera opens the forms by. */
export async function PhonePage({ session, continuation: { url }, back, again }: PhonePageProps) {
  const t = await getTranslations('phone');
  return (
    <HostedLayout session={session}>
      <Heading title={{ text: t('title') }}>
        <p className="fd-hint">{t('hint')}</p>
      </Heading>
      <QrCode address={url} label={t('code')} />
      <p className="phone-address">
        {t('address')} <bdi dir="ltr">{url}</bdi>
      </p>
      <p className="fd-small">
        {t('once')} <a href={again}>{t('again')}</a>
      </p>
      <div className="fd-actions">
        <a className="fd-button" data-quiet="" href={back}>
          {t('back')}
        </a>
      </div>
    </HostedLayout>
  );
}
