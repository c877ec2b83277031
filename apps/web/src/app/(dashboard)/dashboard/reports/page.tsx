import { getTranslations } from 'next-intl/server';
import { ReportsPage } from '../../../../dashboard/reports/reports-page';
import { parseReportsSearch } from '../../../../dashboard/reports/reports-search';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';

interface ReportsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('reports');
  return dashboardMetadata(await requireSession(paths.reports), t('title'));
}

export default async function ReportsRoute({ searchParams }: ReportsRouteProps) {
  const asked = parseReportsSearch(await searchParams);
  const session = await requireSession(withQuery(paths.reports, { ...asked }));
  return <ReportsPage session={session} asked={asked} />;
}
