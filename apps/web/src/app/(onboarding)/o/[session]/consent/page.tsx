import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { ConsentPage } from '../../../../../hosted/consent/consent-page';
import { hasOwnConsent, readConsent } from '../../../../../hosted/consent/read-consent';
import { hostedMetadata } from '../../../../../hosted/layout/hosted-metadata';
import { readSession } from '../../../../../hosted/session/read-session';
import { sessionPath } from '../../../../../hosted/session/session-token';

interface ConsentRouteProps {
  readonly params: Promise<{ readonly session: string }>;
}

export async function generateMetadata({ params }: ConsentRouteProps) {
  const t = await getTranslations('consent');
  return hostedMetadata(await readSession((await params).session), t('title'));
}

export default async function ConsentRoute({ params }: ConsentRouteProps) {
  const session = await readSession((await params).session);
  if (!hasOwnConsent(session)) redirect(sessionPath(session.id));
  return <ConsentPage session={session} state={await readConsent(session)} />;
}
