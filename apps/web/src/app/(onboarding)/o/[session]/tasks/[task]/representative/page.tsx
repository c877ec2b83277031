import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { hostedMetadata } from '../../../../../../../hosted/layout/hosted-metadata';
import { NamingPage } from '../../../../../../../hosted/representative/naming-page';
import { readRepresentatives } from '../../../../../../../hosted/representative/read-representatives';
import { readTask } from '../../../../../../../hosted/task/read-task';
import { taskPaths } from '../../../../../../../hosted/task/task-paths';

interface RepresentativeRouteProps {
  readonly params: Promise<{ readonly session: string; readonly task: string }>;
}

export async function generateMetadata({ params }: RepresentativeRouteProps) {
  const { session, task } = await params;
  const t = await getTranslations('representative');
  return hostedMetadata((await readTask(session, task)).session, t('linkToPage'));
}

export default async function RepresentativeRoute({ params }: RepresentativeRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  if (!view.edition.representative || view.session.representative) redirect(taskPaths(session, task).task);
  return <NamingPage view={view} named={await readRepresentatives(session, task)} />;
}
