import type { TextConsent, UserSession } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionButton } from '../forms/action-button';
import { readIfAllowed } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Moment } from '../shell/moment';
import { saveTextConsent } from './save-text-consent';

interface TextConsentSectionProps {
  readonly session: UserSession;
  readonly employee: string;
}

/** Whether the person agreed to text messages, as somebody here records it, or ended them by a reply. */
export async function TextConsentSection({ session, employee }: TextConsentSectionProps) {
  const [t, here] = [await getTranslations('messages'), paths.employee(employee)];
  const consent = await readIfAllowed(here, 'text_consents.find', { params: { employee_id: employee } });
  if (!consent) return null;
  const place = toActionContext(session, here);
  const mayRecord = hasPermission(session, 'employee:edit') && consent.has_mobile_number;
  return (
    <>
      <ConsentBanner consent={consent} />
      {mayRecord ? (
        <ActionButton send={saveTextConsent.bind(null, place, { employee, agrees: !consent.agrees })}>
          {consent.agrees ? t('endTexts') : t('agreeToTexts')}
        </ActionButton>
      ) : null}
    </>
  );
}

async function ConsentBanner({ consent }: { readonly consent: TextConsent }) {
  const t = await getTranslations('messages');
  if (consent.is_stopped)
    return (
      <Banner tone="warn" icon="alert" title={t('textsStopped')}>
        {t('textsStoppedHint')}
      </Banner>
    );
  if (!consent.has_mobile_number)
    return (
      <Banner tone="muted" icon="info" title={t('textsNoNumber')}>
        {t('textsNoNumberHint')}
      </Banner>
    );
  return consent.agreed_at === null ? (
    <Banner tone="muted" icon="info" title={t('textsNone')}>
      {t('textsNoneHint')}
    </Banner>
  ) : (
    <Banner tone="good" icon="check" title={t('textsAgreed')}>
      {t('textsAgreedOn')} <Moment at={consent.agreed_at} />
    </Banner>
  );
}
