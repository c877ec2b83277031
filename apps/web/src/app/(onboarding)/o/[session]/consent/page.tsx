import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { ConsentPage } from '../../../../../hosted/consent/consent-page';
import { hasOwnConsent, readConsent } from '../../../../../hosted/consent/read-consent';
import { hostedMetadata } from '../../../../../hosted/layout/hosted-metadata';
import { readSession } from '../../../../../hosted/session/read-session';
import { sessionPath } from '../../../../../hosted/session/session-token';

interface ConsentRouteProps {
  readonly params: Promise<{ readonly session: string }>;
  readonly searchParams: Promise<{ readonly missing?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<ConsentRouteProps, 'params'>) {
  const t = await getTranslations('consent');
  return hostedMetadata(await readSession((await params).session), t('title'));
}

export default async function ConsentRoute({ params, searchParams }: ConsentRouteProps) {
  const session = await readSession((await params).session);
  if (!hasOwnConsent(session)) redirect(sessionPath(session.id));
  const isMissing = (await searchParams).missing !== undefined;
  return <ConsentPage session={session} state={await readConsent(session)} isMissing={isMissing} />;
}
