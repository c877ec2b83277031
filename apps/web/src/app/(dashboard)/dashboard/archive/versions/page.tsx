import { getTranslations } from 'next-intl/server';
import { AttestedVersionsPage } from '../../../../../dashboard/archive/attested-versions-page';
import { paths, withQuery } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface VersionsRouteProps {
  readonly searchParams: Promise<{ readonly task?: string | string[] }>;
}

export async function generateMetadata() {
  const t = await getTranslations('archive');
  return dashboardMetadata(await requireSession(paths.versions), t('versionsTitle'));
}

export default async function VersionsRoute({ searchParams }: VersionsRouteProps) {
  const { task: asked } = await searchParams;
  const task = typeof asked === 'string' && /^task_[0-9A-Za-z]{1,40}$/.test(asked.trim()) ? asked.trim() : '';
  return (
    <AttestedVersionsPage session={await requireSession(withQuery(paths.versions, { task }))} task={task} />
  );
}
