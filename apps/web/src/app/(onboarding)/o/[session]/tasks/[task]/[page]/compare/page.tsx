import { getTranslations } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import { ComparePage } from '../../../../../../../../hosted/compare/compare-page';
import { hostedMetadata } from '../../../../../../../../hosted/layout/hosted-metadata';
import { askedPageIn } from '../../../../../../../../hosted/task/asked-page';
import { readTask } from '../../../../../../../../hosted/task/read-task';
import { taskPaths } from '../../../../../../../../hosted/task/task-paths';
import { differingOn, isWritable, sectionOf } from '../../../../../../../../hosted/task/task-view';

interface CompareRouteProps {
  readonly params: Promise<{ readonly session: string; readonly task: string; readonly page: string }>;
  readonly searchParams: Promise<{ readonly kept?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<CompareRouteProps, 'params'>) {
  const { session, task } = await params;
  const t = await getTranslations('compare');
  return hostedMetadata((await readTask(session, task)).session, t('title'));
}

export default async function CompareRoute({ params, searchParams }: CompareRouteProps) {
  const { session, task, page: pageId } = await params;
  const view = await readTask(session, task);
  const section = sectionOf(view, pageId);
  const page = section && askedPageIn(section.pages, pageId);
  if (!section || !page) return notFound();
  const differing = differingOn(view, page);
  if (!differing || !isWritable(view, section)) redirect(taskPaths(session, task).task);
  const isKept = (await searchParams).kept === 'yes';
  return <ComparePage view={view} section={section} page={page} differing={differing} isKept={isKept} />;
}
