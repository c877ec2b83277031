import { getLocale, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { CorrectionPage } from '../../../../../../../hosted/correction/correction-page';
import { hostedMetadata } from '../../../../../../../hosted/layout/hosted-metadata';
import { localizedPhrase } from '../../../../../../../hosted/task/phrase-in';
import { readTask } from '../../../../../../../hosted/task/read-task';
import { taskPaths } from '../../../../../../../hosted/task/task-paths';

interface CorrectionRouteProps {
  readonly params: Promise<{ readonly session: string; readonly task: string }>;
}

export async function generateMetadata({ params }: CorrectionRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  const [t, locale] = [await getTranslations('correction'), await getLocale()];
  const form = localizedPhrase(view.sheet.task.short_name, locale).text;
  return hostedMetadata(
    view.session,
    t(view.session.side === 'employee' ? 'title' : 'declineTitle', { form }),
  );
}

export default async function CorrectionRoute({ params }: CorrectionRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  const { side } = view.session;
  const { correction, is_correctable: isCorrectable } = view.sheet;
  const isTheirs = side === 'employer' ? correction?.status === 'asked' : isCorrectable;
  if (!isTheirs) redirect(taskPaths(session, task).task);
  return <CorrectionPage view={view} />;
}
