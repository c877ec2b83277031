import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { DonePage } from '../../../../../../../hosted/signing/done-page';
import { HandBackPage } from '../../../../../../../hosted/handover/hand-back-page';
import { hostedMetadata } from '../../../../../../../hosted/layout/hosted-metadata';
import { localizedPhrase } from '../../../../../../../hosted/task/phrase-in';
import { readTask } from '../../../../../../../hosted/task/read-task';
import { taskPaths } from '../../../../../../../hosted/task/task-paths';
import { hasSigned, openSection } from '../../../../../../../hosted/task/task-view';

interface DoneRouteProps {
  readonly params: Promise<{ readonly session: string; readonly task: string }>;
  readonly searchParams: Promise<{ readonly paper?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<DoneRouteProps, 'params'>) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  return hostedMetadata(view.session, localizedPhrase(view.sheet.task.short_name, await getLocale()).text);
}

export default async function DoneRoute({ params, searchParams }: DoneRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  const { handover } = view.session;
  if (openSection(view) && (handover || !hasSigned(view))) redirect(taskPaths(session, task).task);
  if (handover) return <HandBackPage session={view.session} handover={handover} isOpen={false} />;
  return <DonePage view={view} isPaperAsked={(await searchParams).paper === 'asked'} />;
}
