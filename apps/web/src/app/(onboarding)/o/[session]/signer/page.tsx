import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { hostedMetadata } from '../../../../../hosted/layout/hosted-metadata';
import { parseDestination, destinationPath } from '../../../../../hosted/identity/identity-path';
import { SignerPage } from '../../../../../hosted/identity/signer-page';
import { readSession } from '../../../../../hosted/session/read-session';

interface SignerRouteProps {
  readonly params: Promise<{ readonly session: string }>;
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>;
}

export async function generateMetadata({ params }: SignerRouteProps) {
  const session = await readSession((await params).session);
  const [t, frame] = [await getTranslations('signer'), await getTranslations('frame')];
  return hostedMetadata(session, t('title', { employer: session.employer?.name ?? frame('yourEmployer') }));
}

export default async function SignerRoute({ params, searchParams }: SignerRouteProps) {
  const session = await readSession((await params).session);
  const { task, page = 'sign' } = parseDestination(await searchParams);
  if (session.side !== 'employer' || task === undefined) redirect(destinationPath(session.id, {}));
  if (session.signer) redirect(destinationPath(session.id, { task, page }));
  return <SignerPage session={session} task={task} page={page} />;
}
