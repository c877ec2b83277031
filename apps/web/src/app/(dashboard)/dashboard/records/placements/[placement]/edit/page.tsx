import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../../dashboard/paths';
import { EditPlacementPage } from '../../../../../../../dashboard/placements/edit-placement-page';
import { requireSession } from '../../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../../dashboard/shell/dashboard-metadata';

interface EditPlacementRouteProps {
  readonly params: Promise<{ readonly placement: string }>;
}

export async function generateMetadata({ params }: EditPlacementRouteProps) {
  const { placement } = await params;
  const t = await getTranslations('records');
  return dashboardMetadata(
    await requireSession(paths.editRecord('placement', placement)),
    t('placement_tab'),
  );
}

export default async function EditPlacementRoute({ params }: EditPlacementRouteProps) {
  const { placement } = await params;
  return (
    <EditPlacementPage
      session={await requireSession(paths.editRecord('placement', placement))}
      id={placement}
    />
  );
}
