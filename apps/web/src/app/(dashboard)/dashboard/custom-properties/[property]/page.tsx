import { getTranslations } from 'next-intl/server';
import { PropertyPage } from '../../../../../dashboard/custom-properties/property-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface PropertyRouteProps {
  readonly params: Promise<{ readonly property: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: PropertyRouteProps) {
  const { property } = await params;
  const t = await getTranslations('customProperties');
  return dashboardMetadata(await requireSession(paths.customProperty(property)), t('tab'));
}

export default async function PropertyRoute({ params, searchParams }: PropertyRouteProps) {
  const [{ property }, { done }] = [await params, await searchParams];
  return (
    <PropertyPage session={await requireSession(paths.customProperty(property))} id={property} done={done} />
  );
}
