import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../../dashboard/paths';
import { DeletePlacementPage } from '../../../../../../../dashboard/placements/delete-placement-page';
import { requireSession } from '../../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../../dashboard/shell/dashboard-metadata';

interface DeletePlacementRouteProps {
  readonly params: Promise<{ readonly placement: string }>;
}

export async function generateMetadata({ params }: DeletePlacementRouteProps) {
  const { placement } = await params;
  const t = await getTranslations('records');
  return dashboardMetadata(
    await requireSession(paths.deleteRecord('placement', placement)),
    t('placement_tab'),
  );
}

export default async function DeletePlacementRoute({ params }: DeletePlacementRouteProps) {
  const { placement } = await params;
  return (
    <DeletePlacementPage
      session={await requireSession(paths.deleteRecord('placement', placement))}
      id={placement}
    />
  );
}
