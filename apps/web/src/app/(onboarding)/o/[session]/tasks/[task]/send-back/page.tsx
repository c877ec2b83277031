import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { SendBackPage } from '../../../../../../../hosted/employer/send-back-page';
import { hostedMetadata } from '../../../../../../../hosted/layout/hosted-metadata';
import { taskPaths } from '../../../../../../../hosted/task/task-paths';
import { readTask } from '../../../../../../../hosted/task/read-task';
import { signedByEmployee } from '../../../../../../../hosted/task/task-view';

interface SendBackRouteProps {
  readonly params: Promise<{ readonly session: string; readonly task: string }>;
}

export async function generateMetadata({ params }: SendBackRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  const t = await getTranslations('employer');
  return hostedMetadata(view.session, t('sendBackTitle', { name: view.session.employee.first_name }));
}

export default async function SendBackRoute({ params }: SendBackRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  const section = signedByEmployee(view);
  if (view.session.side !== 'employer' || !section) redirect(taskPaths(session, task).task);
  return <SendBackPage view={view} section={section.section.id} />;
}
