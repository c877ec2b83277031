import type { OnboardingSession } from '@firstday/domain';
import { Banner, Button } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { call } from '../../api/call';
import { HostedAct } from '../act/hosted-act';
import { hasOwnConsent } from '../consent/read-consent';
import { withToken } from '../session/read-session';
import { agreeToTexts } from './agree-to-texts';

/** Where texts are sent: the employee is asked whether they want them, at the number on record, and may end them. */
export async function TextOffer({ session }: { readonly session: OnboardingSession }) {
  if (!hasOwnConsent(session)) return null;
  const asked = await findQuestion(session);
  const consent = { session: session.id, agrees: asked?.agrees !== true };
  return (
    <HostedAct send={agreeToTexts.bind(null, consent)}>
      {asked ? <Question session={session} {...asked} /> : null}
    </HostedAct>
  );
}

interface AskedConsent {
  readonly agrees: boolean;
  /** Of the number on record. */
  readonly digits: string;
}

async function findQuestion(session: OnboardingSession): Promise<AskedConsent | undefined> {
  const input = { params: { employee_id: session.employee.id } };
  const read = await withToken(session.id, (token) => call('text_consents.find', input, token));
  if (!read.ok) return undefined;
  const { agrees, is_offered: isOffered, is_stopped: isStopped, number_ends_in: digits } = read.value;
  return isOffered && !isStopped && digits !== null ? { agrees, digits } : undefined;
}

interface QuestionProps extends AskedConsent {
  readonly session: OnboardingSession;
}

async function Question({ session, agrees, digits }: QuestionProps) {
  const [t, frame] = [await getTranslations('textOffer'), await getTranslations('frame')];
  const employer = session.employer?.name ?? frame('yourEmployer');
  return (
    <Banner tone="muted" icon="info" title={t('title')}>
      <p>{agrees ? t('agreed', { digits }) : t('offer', { employer, digits })}</p>
      <Button type="submit" variant="secondary">
        {agrees ? t('end') : t('agree')}
      </Button>
    </Banner>
  );
}
