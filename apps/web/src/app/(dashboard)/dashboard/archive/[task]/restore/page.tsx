import { getTranslations } from 'next-intl/server';
import { RestorePage } from '../../../../../../dashboard/archive/restore-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface RestoreRouteProps {
  readonly params: Promise<{ readonly task: string }>;
}

export async function generateMetadata({ params }: RestoreRouteProps) {
  const [{ task }, t] = [await params, await getTranslations('archive')];
  return dashboardMetadata(await requireSession(paths.restore(task)), t('restoreTab'));
}

export default async function RestoreRoute({ params }: RestoreRouteProps) {
  const { task } = await params;
  return <RestorePage session={await requireSession(paths.restore(task))} id={task} />;
}
