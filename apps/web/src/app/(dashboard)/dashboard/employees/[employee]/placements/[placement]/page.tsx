import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../../dashboard/paths';
import { PlacementPage } from '../../../../../../../dashboard/person/placement-page';
import { requireSession } from '../../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../../dashboard/shell/dashboard-metadata';

interface PlacementRouteProps {
  readonly params: Promise<{ readonly employee: string; readonly placement: string }>;
}

export async function generateMetadata({ params }: PlacementRouteProps) {
  const { employee, placement } = await params;
  const session = await requireSession(paths.employeePlacement(employee, placement));
  return dashboardMetadata(session, (await getTranslations('person'))('placementTitle'));
}

export default async function PlacementRoute({ params }: PlacementRouteProps) {
  const { employee, placement } = await params;
  const session = await requireSession(paths.employeePlacement(employee, placement));
  return <PlacementPage session={session} employee={employee} placement={placement} />;
}
