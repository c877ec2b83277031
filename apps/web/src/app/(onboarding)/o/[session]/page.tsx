import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { readCases } from '../../../../hosted/everify/read-cases';
import { identityPath, needsRepresentativeCode } from '../../../../hosted/identity/identity-path';
import { HostedLayout } from '../../../../hosted/layout/hosted-layout';
import { hostedMetadata } from '../../../../hosted/layout/hosted-metadata';
import { readQueueReturn } from '../../../../hosted/queue/read-queue-return';
import { RepresentativeHome } from '../../../../hosted/representative/representative-home';
import { RepresentativeSigned } from '../../../../hosted/representative/representative-signed';
import { TaskList } from '../../../../hosted/task-list/task-list';
import { taskPaths } from '../../../../hosted/task/task-paths';
import { readSession } from '../../../../hosted/session/read-session';

interface ListPageProps {
  readonly params: Promise<{ readonly session: string }>;
}

export async function generateMetadata({ params }: ListPageProps) {
  const t = await getTranslations('frame');
  return hostedMetadata(await readSession((await params).session), t('allForms'));
}

export default async function ListPage({ params }: ListPageProps) {
  const session = await readSession((await params).session);
  if (session.handover) redirect(taskPaths(session.id, session.handover.task_id).task);
  const { representative } = session;
  if (representative) {
    if (representative.status === 'signed')
      return <RepresentativeSigned session={session} representative={representative} />;
    if (needsRepresentativeCode(session)) redirect(identityPath(session.id, {}));
    return <RepresentativeHome session={session} representative={representative} />;
  }
  const [only, another] = session.tasks;
  // Who came from the queue came for this form.
  if (only && !another && (await readQueueReturn(session))) redirect(taskPaths(session.id, only.id).task);
  return (
    <HostedLayout session={session}>
      <TaskList session={session} cases={await readCases(session.id)} />
    </HostedLayout>
  );
}
