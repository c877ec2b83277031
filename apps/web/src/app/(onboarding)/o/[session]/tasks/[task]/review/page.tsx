import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { hostedMetadata } from '../../../../../../../hosted/layout/hosted-metadata';
import { ReviewPage } from '../../../../../../../hosted/review/review-page';
import { checkPath } from '../../../../../../../hosted/task/check-path';
import { readTask } from '../../../../../../../hosted/task/read-task';
import { isForSomebodyElse, openSection } from '../../../../../../../hosted/task/task-view';
import { taskPaths } from '../../../../../../../hosted/task/task-paths';

interface ReviewRouteProps {
  readonly params: Promise<{ readonly session: string; readonly task: string }>;
  readonly searchParams: Promise<{ readonly show?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<ReviewRouteProps, 'params'>) {
  const { session, task } = await params;
  const t = await getTranslations('review');
  return hostedMetadata((await readTask(session, task)).session, t('title'));
}

export default async function ReviewRoute({ params, searchParams }: ReviewRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  const section = openSection(view);
  if (!section || isForSomebodyElse(view, section)) redirect(taskPaths(session, task).task);
  const { show } = await searchParams;
  const check = checkPath(view, section);
  if (check !== taskPaths(session, task).review) redirect(check);
  return <ReviewPage view={view} section={section} revealed={typeof show === 'string' ? show : undefined} />;
}
