import { getTranslations } from 'next-intl/server';
import { ReportRowsPage } from '../../../../../dashboard/reports/report-rows-page';
import { parseRowsSearch } from '../../../../../dashboard/reports/reports-search';
import { paths, withQuery } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface ReportRowsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('reports');
  return dashboardMetadata(await requireSession(paths.reportRows), t('title'));
}

export default async function ReportRowsRoute({ searchParams }: ReportRowsRouteProps) {
  const asked = parseRowsSearch(await searchParams);
  const session = await requireSession(withQuery(paths.reportRows, { ...asked }));
  return <ReportRowsPage session={session} asked={asked} />;
}
