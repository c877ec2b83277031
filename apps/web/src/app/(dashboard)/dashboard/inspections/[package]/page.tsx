import { getTranslations } from 'next-intl/server';
import { PackagePage } from '../../../../../dashboard/inspections/package-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface PackageRouteProps {
  readonly params: Promise<{ readonly package: string }>;
  readonly searchParams: Promise<{ readonly done?: unknown }>;
}

export async function generateMetadata({ params }: PackageRouteProps) {
  const [{ package: id }, t] = [await params, await getTranslations('inspections')];
  return dashboardMetadata(await requireSession(paths.inspection(id)), t('packageTitle'));
}

export default async function PackageRoute({ params, searchParams }: PackageRouteProps) {
  const [{ package: id }, { done }] = [await params, await searchParams];
  return <PackagePage session={await requireSession(paths.inspection(id))} id={id} done={done} />;
}
