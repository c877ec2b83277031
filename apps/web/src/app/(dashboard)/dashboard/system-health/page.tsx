import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { SystemHealthPage } from '../../../../dashboard/system-health/system-health-page';

interface SystemHealthRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('systemHealth');
  return dashboardMetadata(await requireSession(paths.systemHealth), t('title'));
}

export default async function SystemHealthRoute({ searchParams }: SystemHealthRouteProps) {
  const asked = await searchParams;
  const session = await requireSession(paths.systemHealth);
  return <SystemHealthPage session={session} done={asked['done']} />;
}
