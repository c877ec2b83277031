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

/** Whether the person agreed to text messages, or ended them by a reply. */
export async function TextConsentSection({ session, employee }: TextConsentSectionProps) {
  const here = paths.employee(employee);
  const consent = await readIfAllowed(here, 'text_consents.find', { params: { employee_id: employee } });
  if (!consent) return null;
  if (consent.has_mobile_number && !consent.is_stopped)
    return <Agreement session={session} employee={employee} consent={consent} />;
  const t = await getTranslations('messages');
  return consent.is_stopped ? (
    <Banner tone="warn" icon="alert" title={t('textsStopped')}>
      {t('textsStoppedHint')}
    </Banner>
  ) : (
    <Banner tone="muted" icon="info" title={t('textsNoNumber')}>
      {t('textsNoNumberHint')}
    </Banner>
  );
}

interface AgreementProps extends TextConsentSectionProps {
  readonly consent: TextConsent;
}

/** What is on record, and what somebody here records where the person said it elsewhere. */
async function Agreement({ session, employee, consent }: AgreementProps) {
  const t = await getTranslations('messages');
  const { agrees, agreed_at: at, agreed_by: by } = consent;
  const place = toActionContext(session, paths.employee(employee));
  const action = hasPermission(session, 'employee:edit') ? (
    <ActionButton variant="secondary" send={saveTextConsent.bind(null, place, { employee, agrees: !agrees })}>
      {agrees ? t('endTexts') : t('agreeToTexts')}
    </ActionButton>
  ) : null;
  return at === null ? (
    <Banner tone="muted" icon="info" title={t('textsNone')} actions={action}>
      {t('textsNoneHint')}
    </Banner>
  ) : (
    <Banner tone="good" icon="check" title={t('textsAgreed')} actions={action}>
      {by === 'employee' ? t('textsAgreedThemselves') : t('textsAgreedOn')} <Moment at={at} />
    </Banner>
  );
}
