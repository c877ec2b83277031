import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { hostedMetadata } from '../../../../../../../frame/hosted-metadata';
import { ReviewPage } from '../../../../../../../reviewing/review-page';
import { readTask } from '../../../../../../../task/read-task';
import { openSection } from '../../../../../../../task/task-view';
import { taskPaths } from '../../../../../../../task/task-paths';

interface ReviewRouteProps {
  readonly params: Promise<{ readonly session: string; readonly task: string }>;
}

export async function generateMetadata({ params }: ReviewRouteProps) {
  const { session, task } = await params;
  const t = await getTranslations('review');
  return hostedMetadata((await readTask(session, task)).session, t('title'));
}

export default async function ReviewRoute({ params }: ReviewRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  const section = openSection(view);
  if (!section) redirect(taskPaths(session, task).task);
  return <ReviewPage view={view} section={section} />;
}
