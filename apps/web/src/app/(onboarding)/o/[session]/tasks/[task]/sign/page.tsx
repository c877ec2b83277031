import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { hostedMetadata } from '../../../../../../../hosted/layout/hosted-metadata';
import { consentPath } from '../../../../../../../hosted/consent/consent-path';
import { hasOwnConsent, readConsent } from '../../../../../../../hosted/consent/read-consent';
import { pathToKnownSigner } from '../../../../../../../hosted/identity/path-to-known-signer';
import { readAdoptedMark } from '../../../../../../../hosted/signing/read-adopted-mark';
import { SignPage } from '../../../../../../../hosted/signing/sign-page';
import { checkPath } from '../../../../../../../hosted/task/check-path';
import { taskPaths } from '../../../../../../../hosted/task/task-paths';
import { readTask } from '../../../../../../../hosted/task/read-task';
import {
  isForSomebodyElse,
  isReadyToReview,
  isSignedByStandIn,
  openSection,
} from '../../../../../../../hosted/task/task-view';

interface SignRouteProps {
  readonly params: Promise<{ readonly session: string; readonly task: string }>;
  readonly searchParams: Promise<{
    readonly signature?: string | string[];
    readonly show?: string | string[];
    readonly signed?: string | string[];
  }>;
}

export async function generateMetadata({ params }: Pick<SignRouteProps, 'params'>) {
  const { session, task } = await params;
  const t = await getTranslations('sign');
  return hostedMetadata((await readTask(session, task)).session, t('title'));
}

export default async function SignRoute({ params, searchParams }: SignRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  const section = openSection(view);
  if (!section?.section.attestation || isForSomebodyElse(view, section))
    redirect(taskPaths(session, task).task);
  const paths = taskPaths(session, task);
  if (isSignedByStandIn(view, section) && isReadyToReview(view, section)) redirect(paths.handover);
  if (checkPath(view, section) !== paths.sign) redirect(paths.review);
  const before = pathToKnownSigner(view.session, task);
  if (before) redirect(before);
  const isOwn = section.section.signer === 'employee' && hasOwnConsent(view.session);
  const consent = isOwn ? await readConsent(view.session) : undefined;
  if (consent?.is === 'withdrawn') redirect(consentPath(session));
  const { signature, show, signed } = await searchParams;
  const isNew = signature === 'new';
  const adopted = isOwn && !isNew ? await readAdoptedMark(view.session, task) : undefined;
  return (
    <SignPage
      view={view}
      section={section}
      attestation={section.section.attestation}
      revealed={typeof show === 'string' ? show : undefined}
      isNewSignature={isNew}
      signed={typeof signed === 'string' ? signed : undefined}
      {...(consent?.is === 'in_force' ? { agreedAt: consent.since } : {})}
      {...(adopted ? { adopted } : {})}
    />
  );
}
