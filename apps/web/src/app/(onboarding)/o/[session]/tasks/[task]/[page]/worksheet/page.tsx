import { getLocale } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import { hostedMetadata } from '../../../../../../../../hosted/layout/hosted-metadata';
import { askedPageIn } from '../../../../../../../../hosted/task/asked-page';
import { phraseIn } from '../../../../../../../../hosted/task/phrase-in';
import { readTask } from '../../../../../../../../hosted/task/read-task';
import { taskPaths } from '../../../../../../../../hosted/task/task-paths';
import { isWritable, sectionOf } from '../../../../../../../../hosted/task/task-view';
import { worksheetOn } from '../../../../../../../../hosted/worksheet/worksheet-on';
import { WorksheetPage } from '../../../../../../../../hosted/worksheet/worksheet-page';

interface WorksheetRouteProps {
  readonly params: Promise<{ readonly session: string; readonly task: string; readonly page: string }>;
}

export async function generateMetadata({ params }: WorksheetRouteProps) {
  const { session, task, page } = await params;
  const view = await readTask(session, task);
  const title = worksheetOn(view, { id: page })?.title ?? view.edition.shortName;
  return hostedMetadata(view.session, phraseIn(title, await getLocale()).text);
}

export default async function WorksheetRoute({ params }: WorksheetRouteProps) {
  const { session, task, page: pageId } = await params;
  const view = await readTask(session, task);
  const section = sectionOf(view, pageId);
  const page = section && askedPageIn(section.pages, pageId);
  const worksheet = page && worksheetOn(view, page);
  if (!section || !worksheet) return notFound();
  if (!isWritable(view, section)) redirect(taskPaths(session, task).task);
  return <WorksheetPage view={view} page={page} worksheet={worksheet} />;
}
