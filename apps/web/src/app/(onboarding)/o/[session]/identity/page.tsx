import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { hostedMetadata } from '../../../../../hosted/layout/hosted-metadata';
import { IdentityPage } from '../../../../../hosted/identity/identity-page';
import {
  parseDestination,
  needsCodeToSign,
  needsRepresentativeCode,
  isCodePossible,
  destinationPath,
} from '../../../../../hosted/identity/identity-path';
import { CodePage } from '../../../../../hosted/representative/code-page';
import { readSession } from '../../../../../hosted/session/read-session';

interface IdentityRouteProps {
  readonly params: Promise<{ readonly session: string }>;
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>;
}

export async function generateMetadata({ params }: IdentityRouteProps) {
  const session = await readSession((await params).session);
  const t = await getTranslations('identity');
  if (session.representative)
    return hostedMetadata(session, (await getTranslations('representative'))('codeTitle'));
  const isLocked = session.identity.status === 'locked';
  return hostedMetadata(
    session,
    isLocked ? t('lockedTitle') : t('title', { name: session.employee.first_name }),
  );
}

export default async function IdentityRoute({ params, searchParams }: IdentityRouteProps) {
  const session = await readSession((await params).session);
  const to = parseDestination(await searchParams);
  const isAsked = needsRepresentativeCode(session) || needsCodeToSign(session) || isCodePossible(session);
  if (!isAsked) redirect(destinationPath(session.id, to));
  const { representative } = session;
  if (representative) return <CodePage session={session} representative={representative} />;
  return <IdentityPage session={session} to={to} />;
}
