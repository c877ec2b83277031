import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { HandOverPage } from '../../../../../../../hosted/handover/hand-over-page';
import { hostedMetadata } from '../../../../../../../hosted/layout/hosted-metadata';
import { readTask } from '../../../../../../../hosted/task/read-task';
import { taskPaths } from '../../../../../../../hosted/task/task-paths';
import {
  isForSomebodyElse,
  isSignedByStandIn,
  openSection,
} from '../../../../../../../hosted/task/task-view';

interface HandoverRouteProps {
  readonly params: Promise<{ readonly session: string; readonly task: string }>;
}

export async function generateMetadata({ params }: HandoverRouteProps) {
  const { session, task } = await params;
  const t = await getTranslations('handover');
  return hostedMetadata((await readTask(session, task)).session, t('title'));
}

export default async function HandoverRoute({ params }: HandoverRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  const section = openSection(view);
  if (!section || !(isForSomebodyElse(view, section) || isSignedByStandIn(view, section)))
    redirect(taskPaths(session, task).task);
  return <HandOverPage view={view} section={section} />;
}
