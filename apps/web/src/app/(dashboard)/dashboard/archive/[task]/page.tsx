import { getTranslations } from 'next-intl/server';
import { ArchivedTaskPage } from '../../../../../dashboard/archive/archived-task-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface ArchivedTaskRouteProps {
  readonly params: Promise<{ readonly task: string }>;
  readonly searchParams: Promise<{ readonly done?: unknown }>;
}

export async function generateMetadata({ params }: ArchivedTaskRouteProps) {
  const [{ task }, t] = [await params, await getTranslations('archive')];
  return dashboardMetadata(await requireSession(paths.archived(task)), t('formTab'));
}

export default async function ArchivedTaskRoute({ params, searchParams }: ArchivedTaskRouteProps) {
  const [{ task }, { done }] = [await params, await searchParams];
  return <ArchivedTaskPage session={await requireSession(paths.archived(task))} id={task} done={done} />;
}
