import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../../dashboard/paths';
import { EndPlacementPage } from '../../../../../../../dashboard/placements/end-placement-page';
import { requireSession } from '../../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../../dashboard/shell/dashboard-metadata';

interface EndPlacementRouteProps {
  readonly params: Promise<{ readonly placement: string }>;
}

export async function generateMetadata({ params }: EndPlacementRouteProps) {
  const { placement } = await params;
  const t = await getTranslations('records');
  return dashboardMetadata(await requireSession(paths.endPlacement(placement)), t('placement_tab'));
}

export default async function EndPlacementRoute({ params }: EndPlacementRouteProps) {
  const { placement } = await params;
  return <EndPlacementPage session={await requireSession(paths.endPlacement(placement))} id={placement} />;
}
