import { getTranslations } from 'next-intl/server';
import { NewHireFilePage } from '../../../../../dashboard/new-hires/new-hire-file-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface NewHireReportRouteProps {
  readonly params: Promise<{ readonly report: string }>;
  readonly searchParams: Promise<{ readonly done?: unknown }>;
}

export async function generateMetadata({ params }: NewHireReportRouteProps) {
  const [{ report: id }, t] = [await params, await getTranslations('newHires')];
  return dashboardMetadata(await requireSession(paths.newHireReport(id)), t('reportTitle'));
}

export default async function NewHireReportRoute({ params, searchParams }: NewHireReportRouteProps) {
  const [{ report: id }, { done }] = [await params, await searchParams];
  return <NewHireFilePage session={await requireSession(paths.newHireReport(id))} id={id} done={done} />;
}
